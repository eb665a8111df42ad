import type { ResolvedTrait } from '../../resolve/context.ts';
import { bonusesByName } from './bonuses-by-name.ts';
import type { ExportContext } from './export-context.ts';
import { type JsonObject, writeObject } from './export-object.ts';

/** What GCS calls the numbers that traits add to by their names. */
const attributes = {
  vision: 'vision',
  hearing: 'hearing',
  tasteSmell: 'taste_smell',
  touch: 'touch',
  frightCheck: 'fright_check',
} as const;

/** What a trait adds to senses and Fright Checks by its name alone, as features: GCS knows no names. */
export function writeBonusesByName(
  { derived }: ExportContext,
  { key, facet, level }: ResolvedTrait,
  isLeveled: boolean,
): readonly JsonObject[] {
  const hasEffectOn = (number: string) => facet?.effects?.some(({ to }) => to === number) ?? false;
  return bonusesByName(derived.worksheet, key, hasEffectOn).map(({ number, amount }) =>
    writeObject('feature', {
      type: 'attribute_bonus',
      attribute: attributes[number],
      amount: isLeveled && level > 0 ? amount / level : amount,
      per_level: isLeveled && level > 0,
    }),
  );
}
