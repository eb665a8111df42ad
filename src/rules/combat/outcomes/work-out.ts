import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import type { Derivation } from '../../../engine/derivation.ts';
import { Worksheet } from '../../../engine/worksheet.ts';

/** A number that depends on no character, with its steps. @throws UnknownStatError when the formula reads another number */
export function workOut(name: string, cite: Citation, formula: (w: DerivationBuilder) => void): Derivation {
  const worksheet = new Worksheet();
  const id = 'outcome';
  worksheet.define({ id, name, cite, formula });
  return worksheet.get(id);
}
