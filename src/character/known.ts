/**
 * The declared fields of a loose schema. Saved objects may have fields of a later version, which are kept; code may only
 * use the declared ones. A record, whose keys are data, stays as it is.
 */
export type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? string extends keyof T
      ? unknown extends T[keyof T & string]
        ? DeclaredFields<T>
        : T
      : DeclaredFields<T>
    : T;

type DeclaredFields<T> = { [Key in keyof T as string extends Key ? never : Key]: Known<T[Key]> };
