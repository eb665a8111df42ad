import { ownValue } from '../../engine/own-value.ts';
import { describeTurn } from '../../rules/combat/take-turn.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useChangePart, useInPlay } from './in-play.ts';

/**
 * Values that last from turn to turn: the aim, an evaluation, a feint, and the turns that items still need to be ready.
 */
export function Counters() {
  const { combat, sheet, play } = useInPlay();
  const changePart = useChangePart();
  const uses = new Set<string>(combat.fight.rules.uses.state);
  const { aim, evaluated, feint, unready, parriedWith } = play.state;
  const ranged = combat.attacks.filter(({ line }) => line.mode !== 'melee').map(({ line }) => line);
  const waiting = sheet.context.items
    .map(({ key, name }) => ({ key, name, turns: ownValue(unready, key) ?? 0 }))
    .filter(({ turns }) => turns > 0);
  const throws = uses.has('parriedWith')
    ? combat.attacks.map(({ line }) => line).filter(({ blow }) => blow?.attack.isThrow)
    : [];
  const aimedWith = ranged.find(({ id }) => id === aim?.line);
  const counts = [
    ...(aim && aimedWith ? [`aim ${describeTurn(aim.turns)}${aim.braced ? ', braced' : ''}`] : []),
    ...(uses.has('evaluated') && evaluated > 0 ? [`evaluated ${describeTurn(evaluated)}`] : []),
    ...(uses.has('feint') && feint > 0 ? [`feint by ${feint}`] : []),
    ...(throws.some(({ id }) => parriedWith.includes(id)) ? ['a throw after a parry'] : []),
    ...waiting.map(({ name, turns }) => `${name} ready in ${describeTurn(turns)}`),
  ];
  if (ranged.length === 0 && !uses.has('evaluated') && !uses.has('feint') && waiting.length === 0) return null;
  return (
    <section className="fight-part" aria-label="Counters">
      <Disclosure lazy summary={`Carried over: ${counts.length > 0 ? counts.join('; ') : 'nothing'}`}>
        <div className="fight-fields">
          {ranged.length > 0 && (
            <SelectField
              label="Aimed"
              value={aimedWith?.id ?? ''}
              options={[
                { value: '', label: 'Not aimed' },
                ...ranged.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onCommit={(line) =>
                changePart('state', line === '' ? 'No aim' : 'Aim', {
                  aim: line === '' ? null : { line, turns: Math.max(1, aim?.turns ?? 1), braced: aim?.braced ?? false },
                })
              }
            />
          )}
          {aim && aimedWith && (
            <>
              <NumberField
                label="Turns of aim"
                value={aim.turns}
                min={0}
                onCommit={(turns) =>
                  changePart('state', `Aim, ${describeTurn(turns)}`, { aim: { ...aim, turns: wholeCount(turns) } })
                }
              />
              <Checkbox
                label="Braced"
                checked={aim.braced}
                onCommit={(braced) => changePart('state', 'Braced', { aim: { ...aim, braced } })}
              />
            </>
          )}
          {uses.has('evaluated') && (
            <NumberField
              label="Turns of evaluating"
              value={evaluated}
              min={0}
              onCommit={(turns) =>
                changePart('state', `Evaluated, ${describeTurn(turns)}`, { evaluated: wholeCount(turns) })
              }
            />
          )}
          {uses.has('feint') && (
            <NumberField
              label="Margin of your feint"
              value={feint}
              min={0}
              onCommit={(margin) => changePart('state', `Feint by ${margin}`, { feint: wholeCount(margin) })}
            />
          )}
          {throws.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={`${name}: after a parry`}
              checked={parriedWith.includes(id)}
              onCommit={(on) =>
                changePart('state', `${name}: after a parry`, {
                  parriedWith: [...parriedWith.filter((other) => other !== id), ...(on ? [id] : [])],
                })
              }
            />
          ))}
          {waiting.map(({ key, name, turns }) => (
            <NumberField
              key={key}
              label={`${name} ready in`}
              unit="turns"
              value={turns}
              min={0}
              onCommit={(count) =>
                changePart('state', `${name} ready in ${describeTurn(count)}`, {
                  unready: { ...unready, [key]: wholeCount(count) },
                })
              }
            />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

const wholeCount = (typed: number): number => Math.max(0, Math.floor(typed));
