/** Skin, hair and eyes by 3 dice, one roll a column (Man to Man p. 11). */
export const coloring: readonly (readonly [roll: number, skin: string, hair: string, eyes: string])[] = [
  [3, 'blue-black', 'blue-black', 'purple'],
  [4, 'black', 'black', 'black'],
  [5, 'black', 'black', 'ice-blue'],
  [6, 'black', 'blond', 'gray'],
  [7, 'white with freckles', 'bald', 'blue'],
  [8, 'white, tanned', 'red-brown', 'blue'],
  [9, 'white', 'light brown', 'brown'],
  [10, 'white', 'brown', 'brown'],
  [11, 'brown', 'brown', 'brown'],
  [12, 'brown', 'dark brown', 'hazel'],
  [13, 'light golden', 'dark brown', 'green'],
  [14, 'light golden', 'gray', 'dark blue'],
  [15, 'light golden', 'strawberry blond', 'dark green'],
  [16, 'golden', 'bright red or orange', 'dark green'],
  [17, 'red-bronze', 'golden blond', 'golden'],
  [18, 'red-bronze', 'pure white', 'two colors'],
];
