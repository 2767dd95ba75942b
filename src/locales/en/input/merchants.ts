/** Errors of a business’s fields. */
export const merchantInput = {
  'product-missing': 'Name at least one product',
  'cac-form': 'Enter RC, BN or IT and the digits, like RC1234567',
  'cac-missing': 'Enter your CAC number',
  'logo-missing': 'Add your logo',
  'website-form':
    'Enter the address of your website, like example.com. A name goes under Twitter, Instagram or Facebook.',
  'twitter-form': 'Enter your name there, like @yourshop, or https://x.com/yourshop',
  'instagram-form': 'Enter your name there, like @yourshop, or https://www.instagram.com/yourshop',
  'facebook-form': 'Enter your name there, like @yourshop, or https://www.facebook.com/yourshop',
  'business-name-missing': 'Enter the name of the business',
  'business-name-characters': 'Leave out the signs < and >',
  'category-missing': 'Choose a category',
  'business-address-missing': 'Enter the address of the business',
  'too-many-products': ({ max }: { max: number }) => `List at most ${max} products`,
}
