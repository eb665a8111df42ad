import { formatFraction } from '../../engine/format.ts';
import type { KindLimit } from '../../rules/ruleset.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { setSetting } from './set-setting.ts';

/** The book's limit on a kind of trait. */
function useBookLimit(kind: KindLimit['kind']): number {
  return useSheet(({ ruleset, context }) => {
    const limits = ruleset.limits?.(context.character.campaign);
    return limits?.find((limit) => limit.kind === kind)?.book ?? 0;
  });
}

/** How many points disadvantages may give back. */
export function DisadvantageLimit() {
  const limit = useCharacter(({ character }) => character.campaign.disadvantageLimit);
  const book = formatFraction(useBookLimit('disadvantage'));
  return (
    <NumberField
      label="Disadvantage limit"
      value={limit ?? undefined}
      unit="points"
      step={5}
      placeholder={book}
      hint={`Most points they may give back. Default ${book}.`}
      onCommit={(next, mergeWithPrevious) => {
        const points = next === 0 ? 0 : -Math.abs(next);
        setSetting('disadvantageLimit', points, `Disadvantage limit ${formatFraction(points)}`, mergeWithPrevious);
      }}
      onClear={(mergeWithPrevious) =>
        setSetting('disadvantageLimit', null, 'Default disadvantage limit', mergeWithPrevious)
      }
    />
  );
}

/** How many quirks may give a point. */
export function QuirkLimit() {
  const limit = useCharacter(({ character }) => character.campaign.quirkLimit);
  const book = formatFraction(useBookLimit('quirk'));
  return (
    <NumberField
      label="Quirk limit"
      value={limit ?? undefined}
      min={0}
      placeholder={book}
      hint={`How many may give a point. Default ${book}.`}
      onCommit={(next, mergeWithPrevious) => {
        const count = Math.max(0, Math.trunc(next));
        setSetting('quirkLimit', count, `Quirk limit ${count}`, mergeWithPrevious);
      }}
      onClear={(mergeWithPrevious) => setSetting('quirkLimit', null, 'Default quirk limit', mergeWithPrevious)}
    />
  );
}
