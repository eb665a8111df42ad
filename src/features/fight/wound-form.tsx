import { useState } from 'react';
import { capitalize } from '../../engine/format.ts';
import { resolveInjury } from '../../rules/combat/resolve-injury.ts';
import { afterWound } from '../../rules/combat/state-after.ts';
import { woundOf, woundStats } from '../../rules/combat/wound.ts';
import { formatHits } from '../../rules/shared/hit-words.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useInPlay } from './in-play.ts';
import { later } from './later.tsx';

/**
 * Damage that got through the defenses: the part that penetrates armor, the consequences, and one button that applies
 * it.
 */
export const WoundForm = later(function WoundForm() {
  const { combat, sheet, edit } = useInPlay();
  const { types, armorDivisors } = sheet.ruleset.odds.attack;
  const { locations, wounds } = combat.fight.rules;
  const { unit } = wounds;
  const [rolled, setRolled] = useState(0);
  const [type, setType] = useState('cut');
  const [location, setLocation] = useState('');
  const [behind, setBehind] = useState(false);
  const [armorDivisor, setArmorDivisor] = useState(1);
  const wound = woundOf({ rolled, type, location, side: behind ? 'behind' : 'front', armorDivisor });
  const injury = resolveInjury(combat, wound);
  const number = (stat: string) => injury.worksheet.number(stat);
  const hits = number(woundStats.injury);
  const place = locations.find(({ id }) => id === location);
  const apply = () => {
    const sentence = `${rolled} damage (${type})${place ? ` to the ${place.name}` : ''}: ${number(woundStats.resistance)} stopped by armor, ${formatHits(hits, unit)} lost.`;
    const happened = injury.effects.filter(({ roll }) => roll === undefined);
    const due = injury.effects.length > happened.length;
    edit(
      sentence,
      (play) => ({ ...play, state: afterWound(combat, wound, injury) }),
      sentence,
      ...happened.map(({ words }) => `${capitalize(words)}.`),
    );
    if (due) announce('Rolls are due: see Roll now.', 'due');
    setRolled(0);
  };
  return (
    <section className="fight-part" aria-label="Take damage">
      <Disclosure lazy summary="Take damage">
        <div className="fight-fields">
          <NumberField label="Damage rolled" value={rolled} min={0} whileTyping onCommit={setRolled} />
          <SelectField
            label="Type"
            value={type}
            options={Object.keys(types).map((value) => ({ value, label: value }))}
            onCommit={setType}
          />
          {locations.length > 0 && (
            <SelectField
              label="Where"
              value={location}
              options={[
                { value: '', label: 'The body' },
                ...locations
                  .filter(({ kind }) => kind !== 'weapon')
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onCommit={setLocation}
            />
          )}
          {armorDivisors && (
            <NumberField label="Armor divisor" value={armorDivisor} min={0.1} onCommit={setArmorDivisor} />
          )}
          <Checkbox label="From behind" checked={behind} onCommit={setBehind} />
        </div>
        {rolled > 0 && (
          <div className="wound-result">
            <p>
              DR {number(woundStats.resistance)}: <strong>{formatHits(hits, unit)} lost</strong>
            </p>
            {injury.effects.length > 0 && (
              <ul className="fight-lines">
                {injury.effects.map(({ id, words, roll }) => (
                  <li key={id}>{roll === undefined ? words : `${words}: roll ${number(roll)}, due at once`}</li>
                ))}
              </ul>
            )}
            <Button variant="primary" onClick={apply}>
              Apply
            </Button>
          </div>
        )}
      </Disclosure>
    </section>
  );
});
