/**
 * The declared fields of a loose schema. Saved objects may have fields of a later version, which are kept; code may only
 * use the declared ones.
 */
export type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? { [Key in keyof T as string extends Key ? never : Key]: Known<T[Key]> }
    : T;
