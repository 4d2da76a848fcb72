/** Id of the element that first contains the server's form, then the block that replaces it. */
export const addToCartId = 'add-to-cart';
