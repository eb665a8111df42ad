/** The skill of this name in the JSON of a sheet; throws where there is none. */
export function skillWith(sheet: object, name: string): object {
  const skills: unknown = 'skills' in sheet ? sheet.skills : [];
  const found = (Array.isArray(skills) ? skills : []).find((row: { readonly name?: unknown }) => row.name === name);
  if (typeof found !== 'object' || found === null) throw new Error(`The sheet has no skill ${name}.`);
  return found;
}
