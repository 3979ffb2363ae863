/** Names for products that the old list knew by a number only (spec §3). */
export const displayNames: Readonly<Record<string, string>> = {
  '1003': 'Baby Samba',
  '2014': 'Denim Work Shirt',
  '2017': 'Khaki Trousers',
  '3002': 'Kitenge Star T-shirt',
  '4021': 'Low Canvas Shoes',
  '4033': 'Green Tab Court Sneakers',
};
