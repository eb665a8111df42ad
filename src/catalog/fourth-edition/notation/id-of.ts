/** A name in kebab-case: "360° Vision" is "360-vision", "Rank (Guild)" is "rank-guild". */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
