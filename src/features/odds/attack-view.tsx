import { useMemo, useState } from 'react';
import { citationWords } from '../../engine/citation.ts';
import { formatDice } from '../../engine/dice.ts';
import { formatNumber } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { attackOdds, leastDeceptiveSkill } from '../../rules/odds/attack-odds.ts';
import { chanceOfAtLeast, type Distribution, groupTotals } from '../../rules/odds/dice-distribution.ts';
import { effectiveScore } from '../../rules/odds/roll-odds.ts';
import { listOwnAttacks } from '../../sheet-model/model/own-rolls.ts';
import { percentWords } from '../../sheet-model/wording/setting-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AttackFields, type AttackNumbers, FoeFields, type FoeNumbers } from './attack-fields.tsx';
import { ChanceChart, OddsResult, OutcomeBars } from './chance-chart.tsx';

/** More bars would be too thin to be seen. */
const mostBars = 24;

/** How likely each injury is, as bars and as a table; what does no injury is not drawn. */
function InjuryChart({ injury }: { injury: Distribution }) {
  const groups = groupTotals(injury, 1, mostBars);
  if (groups.length === 0) return <p className="odds-note">This attack cannot wound.</p>;
  const rows = groups.map(({ from, to, chance }) => ({
    from,
    chance,
    label: from === to ? `${from}` : `${from}–${to}`,
  }));
  const likeliest = rows.reduce((best, row) => (row.chance > best.chance ? row : best));
  return (
    <figure className="odds-figure-box">
      <figcaption className="odds-caption">Hits of injury from one attack</figcaption>
      <ChanceChart
        bars={rows.map(({ label, chance }) => ({ label, chance, band: 'success' }))}
        alternative={`Injury from one attack: ${rows[0]?.label} to ${rows.at(-1)?.label} hits, most often ${likeliest.label}.`}
      />
      <Disclosure summary="Injury as a table">
        <table className="odds-table">
          <thead>
            <tr>
              <th scope="col">Injury</th>
              <th scope="col">Chance</th>
              <th scope="col">Or more</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, label, chance }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{percentWords(chance)}</td>
                <td>{percentWords(chanceOfAtLeast(injury, from))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}

const initialFoe: FoeNumbers = { defends: true, defense: 10, resistance: 0, deceptive: 0, armorDivisor: 1 };

/** The chances of an attack against a defense and armor, and the injury that it does. */
export function AttackView({ sheet }: { sheet: DerivedCharacter }) {
  const { odds, notation } = sheet.ruleset;
  const own = useMemo(() => listOwnAttacks(sheet), [sheet]);
  const [typed, setTyped] = useState<AttackNumbers>(() => ({
    id: own[0]?.id ?? '',
    skill: 12,
    damage: { dice: 1, adds: 0 },
    type: Object.keys(odds.attack.types)[0] ?? '',
    modifier: 0,
  }));
  const divisorOf = (id: string) => own.find((attack) => attack.id === id)?.armorDivisor ?? 1;
  const [foe, setFoe] = useState<FoeNumbers>(() => ({ ...initialFoe, armorDivisor: divisorOf(typed.id) }));
  const chosen = own.find(({ id }) => id === typed.id) ?? null;
  const { skill, damage, type } = chosen ?? typed;
  const score = effectiveScore(skill, typed.modifier);
  const wounding = ownValue(odds.attack.types, type);
  const result =
    wounding &&
    attackOdds(odds, {
      ...wounding,
      skill: score,
      isRanged: chosen?.isRanged ?? false,
      damage,
      resistance: foe.resistance,
      armorDivisor: foe.armorDivisor,
      defenses: foe.defends ? [foe.defense] : [],
      deceptive: odds.attack.deceptive && foe.defends ? foe.deceptive : 0,
    });
  const average = (hits: number) => formatNumber(Math.round(hits * 10) / 10);
  return (
    <>
      <AttackFields
        attacks={own}
        chosen={chosen}
        numbers={typed}
        odds={odds}
        notation={notation}
        onChange={(numbers) => {
          setTyped(numbers);
          if (numbers.id !== typed.id) setFoe({ ...foe, armorDivisor: divisorOf(numbers.id) });
        }}
      />
      <FoeFields foe={foe} odds={odds} onChange={setFoe} />
      {!result && (
        <p className="odds-note" role="status">
          A deceptive attack may not lower the skill below {leastDeceptiveSkill(odds)}.
        </p>
      )}
      {result && (
        <>
          <OddsResult
            figure={percentWords(result.wounds)}
            words={`to wound: ${formatNumber(score)} against ${foe.defends ? formatNumber(foe.defense) : 'no defense'}, ${formatDice(damage, notation)} ${type} against DR ${formatNumber(foe.resistance)}`}
            page={citationWords(odds.attack.cite)}
          />
          <OutcomeBars
            caption="How far the attack gets"
            rows={[
              { band: 'success', name: 'Hits', chance: result.hits },
              { band: 'success', name: 'Gets past the defense', chance: result.undefended },
              { band: 'success', name: 'Wounds', chance: result.wounds },
              { band: 'criticalSuccess', name: 'Critical hit', chance: result.criticalHits },
              { band: 'criticalFailure', name: 'Critical miss', chance: result.criticalMisses },
            ]}
          />
          <p className="odds-note">
            Average injury per attack <strong>{average(result.averageInjury)}</strong>
            {result.averageWound !== null && (
              <>
                , per wound <strong>{average(result.averageWound)}</strong>
              </>
            )}
            .
          </p>
          <InjuryChart injury={result.injury} />
        </>
      )}
    </>
  );
}
