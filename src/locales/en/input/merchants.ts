/** Errors of a business’s fields. */
export const merchantInput = {
  'product-missing': 'Name at least one product',
  'cac-form': 'Enter RC, BN or IT and the digits, like RC1234567',
  'cac-missing': 'Enter your CAC number',
  'website-form': 'Enter the whole address, like https://example.com',
  'twitter-form': 'Enter the address of your page, like https://x.com/yourshop',
  'instagram-form': 'Enter the address of your page, like https://www.instagram.com/yourshop',
  'facebook-form': 'Enter the address of your page, like https://www.facebook.com/yourshop',
  'business-name-missing': 'Enter the name of the business',
  'business-name-characters': 'Leave out the signs < and >',
  'category-missing': 'Choose a category',
  'business-address-missing': 'Enter the address of the business',
  'too-many-products': ({ max }: { max: number }) => `List at most ${max} products`,
}
