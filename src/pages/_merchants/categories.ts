/** The filters of the directory; `all` is no category. */
export const categoryFilters = [
  { id: 'all', text: 'All' },
  { id: 'phones-and-computer', text: 'Phones and Computer' },
  { id: 'home-appliance', text: 'Home Appliance' },
  { id: 'vehicle-parts', text: 'Vehicle Parts' },
  { id: 'hardware-and-tools', text: 'Hardware and Tools' },
] as const
