import type { CampaignPrice } from '../../character/character.ts';
import { setCampaignPrice } from '../../character/edit-character.ts';
import { formatFraction } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { NumberField } from '../../ui/number-field.tsx';

const names = [
  ['st', 'ST'],
  ['dx', 'DX'],
  ['iq', 'IQ'],
  ['ht', 'HT'],
  ['hitPoints', 'hit points'],
  ['will', 'Will'],
  ['perception', 'Perception'],
  ['fatiguePoints', 'fatigue points'],
  ['basicSpeed', 'Basic Speed'],
  ['basicMove', 'Basic Move'],
] as const satisfies readonly (readonly [CampaignPrice, string])[];

/** The price of one attribute in this campaign. */
function PriceField({ id, name, book }: { id: CampaignPrice; name: string; book: number }) {
  const price = useCharacter(({ character }) => character.campaign.prices?.[id]);
  return (
    <NumberField
      label={`Price of ${name}`}
      value={price}
      unit="points"
      min={0}
      placeholder={formatFraction(book)}
      hint={id === 'basicSpeed' ? 'For each 0.25.' : undefined}
      onCommit={(points, mergeWithPrevious) =>
        editCharacter(
          `Price of ${name}: ${formatPoints(points)}`,
          (character) => setCampaignPrice(character, id, points),
          mergeWithPrevious,
        )
      }
      onClear={(mergeWithPrevious) =>
        editCharacter(
          `Price of ${name} by the book`,
          (character) => setCampaignPrice(character, id, null),
          mergeWithPrevious,
        )
      }
    />
  );
}

/** The prices of attributes and secondary characteristics, each by the book while it is empty. */
export function CampaignPricesPart() {
  const book = useSheet(({ ruleset }) => ruleset.listPrices);
  if (!book) return null;
  return (
    <>
      <p className="row-note">Points for each level, if this campaign differs from the book.</p>
      <div className="field-grid">
        {names.map(([id, name]) => (
          <PriceField key={id} id={id} name={name} book={book[id]} />
        ))}
      </div>
    </>
  );
}
