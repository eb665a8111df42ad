/** The result of what may fail for an expected reason: failures are values, not exceptions. No other file declares such a union. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const done = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const failed = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
