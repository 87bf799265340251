/** Reserves two lines for the text check while it loads. */
export const textCheckRoom = 'min-h-9'
