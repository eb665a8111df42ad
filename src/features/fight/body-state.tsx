import { type CombatState, conditions, footings, postures } from '../../character/combat-state.ts';
import type { ItemPlace } from '../../character/equipment-rows.ts';
import { formatCountOf } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import { afterRecovery, afterWaking, without } from '../../rules/combat/state-after.ts';
import { conditionNames, postureNames } from '../../sheet-model/wording/state-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { footingNames } from './fight-words.ts';
import { useChangePart, useInPlay } from './in-play.ts';

const places: readonly { readonly value: ItemPlace; readonly label: string }[] = [
  { value: 'ready', label: 'In hand' },
  { value: 'carried', label: 'Put away' },
  { value: 'stowed', label: 'Dropped' },
  { value: 'home', label: 'Broken' },
];

/** "12 damage taken": of a shield. */
function describeDamageTo({ itemDamage = {} }: CombatState, key: string): string | undefined {
  const taken = ownValue(itemDamage, key) ?? 0;
  return taken > 0 ? `${taken} damage taken` : undefined;
}

/** The current place of weapons and shields: drawn, put away, dropped. The sheet keeps their usual place. */
function ItemsAtHand() {
  const { sheet, play } = useInPlay();
  const changePart = useChangePart();
  const moved = play.state.places;
  const held = sheet.context.items.filter(
    ({ facet, onBody }) => onBody && (facet?.shield !== undefined || (facet?.attacks?.length ?? 0) > 0),
  );
  if (held.length === 0) return null;
  const move = (key: string, name: string, belongs: ItemPlace) => (place: ItemPlace) => {
    const { [key]: now, ...others } = moved;
    const words = places.find(({ value }) => value === place)?.label.toLowerCase() ?? '';
    const isMended = now === 'home' && place !== 'home';
    changePart('state', `${name} ${words}`, {
      places: place === belongs ? others : { ...others, [key]: place },
      ...(isMended ? { itemDamage: without(play.state.itemDamage ?? {}, key) } : {}),
    });
  };
  return (
    <div className="fight-fields">
      {held.map(({ key, name, row }) => (
        <SelectField
          key={key}
          label={name}
          hint={describeDamageTo(play.state, key)}
          value={ownValue(moved, key) ?? row.place}
          options={places}
          onCommit={move(key, name, row.place)}
        />
      ))}
    </div>
  );
}

/** Posture, conditions, ground and light. */
export function BodyState() {
  const { combat, play, sheet, edit } = useInPlay();
  const changePart = useChangePart();
  const { uses } = combat.fight.rules;
  const { posture, conditions: on, footing, darkness, closeTurns } = play.state;
  const offered = conditions.filter((condition) => uses.conditions.includes(condition));
  const broken = sheet.context.items.filter(({ key }) => ownValue(play.state.places, key) === 'home');
  const summary = [
    postureNames[posture],
    ...on.map((condition) => conditionNames[condition].toLowerCase()),
    ...(play.state.highSpeed ? [`${formatCountOf(play.state.highSpeed, 'yard')}/s`] : []),
    ...broken.map(({ name }) => `${name} broken`),
  ].join(', ');
  return (
    <section className="fight-part" aria-label="Posture and conditions">
      <Disclosure lazy summary={summary}>
        <div className="fight-part">
          <SegmentedControl
            label="Posture"
            value={posture}
            options={postures.map((value) => ({ value, label: postureNames[value] }))}
            onCommit={(value) => changePart('state', postureNames[value], { posture: value })}
          />
          <FilterChips
            label="Conditions"
            chips={offered.map((id) => ({ id, name: conditionNames[id] }))}
            on={on}
            onCommit={(chosen) =>
              edit('Conditions', (now) => {
                const ended = offered.filter((condition) => !chosen.includes(condition));
                const next = afterRecovery(now.state, ...ended);
                const state = { ...next, conditions: offered.filter((each) => chosen.includes(each)) };
                const isWoken = ended.includes('asleep') && now.state.conditions.includes('asleep');
                return {
                  ...now,
                  state: isWoken ? afterWaking({ ...state, conditions: [...state.conditions, 'asleep'] }) : state,
                };
              })
            }
          />
          <div className="fight-fields">
            {uses.footings.length > 1 && (
              <SelectField
                label="Footing"
                value={footing}
                options={footings
                  .filter((value) => uses.footings.includes(value))
                  .map((value) => ({ value, label: footingNames[value] }))}
                onCommit={(value) => changePart('state', `Footing: ${footingNames[value]}`, { footing: value })}
              />
            )}
            {uses.state.includes('darkness') && (
              <NumberField
                label="Darkness"
                hint="0 in good light, 10 in total darkness"
                value={darkness}
                min={0}
                max={10}
                onCommit={(value) => changePart('state', `Darkness ${value}`, { darkness: value })}
              />
            )}
            {uses.state.includes('highSpeed') && (
              <NumberField
                label="High speed"
                hint="Yards a second, if more than Basic Move; otherwise 0"
                value={play.state.highSpeed ?? 0}
                min={0}
                onCommit={(value) => changePart('state', `High speed ${value}`, { highSpeed: value })}
              />
            )}
            {uses.state.includes('closeTurns') && (
              <NumberField
                label="Turns in close combat"
                value={closeTurns}
                min={0}
                onCommit={(value) => changePart('state', `Close combat, turn ${value}`, { closeTurns: value })}
              />
            )}
          </div>
          <ItemsAtHand />
        </div>
      </Disclosure>
    </section>
  );
}
