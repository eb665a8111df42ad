import type { CombatSituation } from '../../character/combat-situation.ts';
import { postures } from '../../character/combat-state.ts';
import { formatCountOf, formatSigned } from '../../engine/format.ts';
import type { Fight } from '../../rules/combat/fight-rules.ts';
import { asTarget, findModifier, fullHitsOf, objectOf, usualWeight } from '../../rules/combat/objects.ts';
import { formatHits, hitsInSentence } from '../../rules/shared/hit-words.ts';
import { postureNames } from '../../sheet-model/wording/state-words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { seenNames, sideNames, targetFlags } from './fight-words.ts';
import { useChangePart, useInPlay } from './in-play.ts';
import { later } from './later.tsx';

/** The target in a few words: "12 yards, kneeling, behind a wall, the head". */
function describeTarget(
  target: CombatSituation['target'],
  { targetLocations, rules: { covers, bodies, objects, wounds } }: Fight,
  hasSheet: boolean,
): string {
  const location = targetLocations.find(({ id }) => id === target.location);
  const cover = covers.find(({ id }) => id === target.cover);
  const body = hasSheet || !target.body ? undefined : bodies?.plans.find(({ id }) => id === target.body);
  const object = hasSheet ? undefined : objectOf(objects, target);
  const full = object ? fullHitsOf(object, target) : 0;
  return [
    ...(object ? [`${object.name}, ${Math.max(0, full - target.hitsLost)} of ${formatHits(full, wounds.unit)}`] : []),
    target.range === null ? 'within reach' : formatCountOf(target.range, 'yard'),
    ...(target.speed > 0 ? [`moving ${formatCountOf(target.speed, 'yard')}/s`] : []),
    ...(target.posture === 'standing' ? [] : [postureNames[target.posture].toLowerCase()]),
    ...(body ? [body.name.toLowerCase()] : []),
    ...(cover ? [`cover: ${cover.name}`] : []),
    ...(location ? [`aimed at: ${location.name}`] : []),
  ].join(', ');
}

/** The keys of a record whose keys are known, in their order. */
export const typedKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

/** The options of a list of choices with their names. */
export const optionsOf = <Value extends string>(
  names: Readonly<Record<Value, string>>,
): { readonly value: Value; readonly label: string }[] =>
  typedKeys(names).map((value) => ({ value, label: names[value] }));

const numbers = [
  { field: 'speed', label: 'Its speed', unit: 'yards/s', min: 0 },
  { field: 'size', label: 'Size Modifier' },
  { field: 'height', label: 'Higher by', unit: 'yards' },
  { field: 'inTheWay', label: 'People in the way', min: 0 },
  { field: 'passiveDefense', label: 'Its PD', min: 0 },
] as const;
const defenses = [
  { field: 'dodge', label: 'Its Dodge' },
  { field: 'parry', label: 'Its Parry' },
  { field: 'block', label: 'Its Block' },
] as const;

/** The known facts about a target that is a fighter. */
const ofFoe: ReadonlySet<string> = new Set([
  ...[
    'posture',
    'size',
    'shield',
    'bigShield',
    'stunned',
    'conditions',
    'dodge',
    'parry',
    'block',
    'passiveDefense',
    'body',
  ],
  ...['damageResistance', 'st', 'dx', 'ht', 'hits', 'hitsLost'],
]);
/** The inputs for the injury of somebody without a sheet. */
const injured = [
  { field: 'damageResistance', label: 'Its DR' },
  { field: 'st', label: 'Its ST' },
  { field: 'dx', label: 'Its DX' },
  { field: 'ht', label: 'Its HT' },
  { field: 'hitsLost', label: 'Its injury' },
] as const;

/** What an object is asked for, and what of a living target it has not. */
const ofLiving: ReadonlySet<string> = new Set([
  ...[...ofFoe].filter((field) => field !== 'size'),
  'stunned',
  'seen',
  'side',
  'location',
  'lighterBy',
  'charged',
]);

/** An object as a target: what it is, with its DR and hits, its size and its movement. */
function ObjectFields() {
  const { combat, play } = useInPlay();
  const changePart = useChangePart();
  const { target } = play;
  const { objects } = combat.fight.rules;
  if (!objects) return null;
  const object = objectOf(objects, target);
  const change = (label: string, fields: Partial<typeof target>) => changePart('target', label, fields);
  const pick = (label: string, all: typeof objects.sizes, field: 'objectSize' | 'objectMotion') =>
    all.length > 0 && (
      <SelectField
        label={label}
        value={findModifier(all, target[field])?.id ?? ''}
        options={all.map(({ id, name, add }) => ({ value: id, label: `${name} (${formatSigned(add)})` }))}
        onCommit={(id) => change(label, { [field]: id })}
      />
    );
  return (
    <>
      <SelectField
        label="What it is"
        value={object?.id ?? ''}
        options={[
          { value: '', label: 'Somebody' },
          ...objects.rows.map(({ id, name, resistance, hits }) => ({
            value: id,
            label: `${name}: DR ${resistance}${typeof hits === 'number' ? `, ${formatHits(hits, combat.fight.rules.wounds.unit)}` : ''}`,
          })),
        ]}
        message={object?.weapon && `The book has ${object.weapon} for it.`}
        onCommit={(id) => change('What the target is', asTarget(objects.rows.find((row) => row.id === id)))}
      />
      {object && typeof object.hits !== 'number' && (
        <NumberField
          label="Its weight"
          unit="lb"
          min={1}
          value={target.objectWeight ?? usualWeight}
          onCommit={(pounds) => change('Weight of the target', asTarget(object, Math.max(1, pounds)))}
        />
      )}
      {object && pick('Its size', objects.sizes, 'objectSize')}
      {object && pick('It moves', objects.motions, 'objectMotion')}
    </>
  );
}

/** The character's target: range, size, place, cover and so on. The settings stay for the next attack. */
export const TargetDrawer = later(function TargetDrawer() {
  const { combat, play, foe } = useInPlay();
  const changePart = useChangePart();
  const { fight } = combat;
  const { target } = play;
  const { rules, targetLocations } = fight;
  const hits = hitsInSentence(rules.wounds.unit);
  const [usualBody] = rules.bodies?.plans ?? [];
  const isObject = foe === undefined && objectOf(rules.objects, target) !== undefined;
  const uses = new Set<string>(
    rules.uses.target.filter((field) => (foe === undefined || !ofFoe.has(field)) && !(isObject && ofLiving.has(field))),
  );
  const change = (label: string, fields: Partial<typeof target>) => changePart('target', label, fields);
  return (
    <section className="fight-part" aria-label="Target">
      <Disclosure lazy summary={`Target: ${describeTarget(target, fight, foe !== undefined)}`}>
        <div className="fight-fields">
          {foe === undefined && <ObjectFields />}
          <NumberField
            label="Range"
            hint="Empty within reach"
            unit="yards"
            min={0}
            value={target.range ?? undefined}
            onCommit={(range) => change(`Range ${range}`, { range })}
            onClear={() => change('Within reach', { range: null })}
          />
          {rules.bodies && usualBody && uses.has('body') && (
            <SelectField
              label="Its body"
              value={rules.bodies.plans.some(({ id }) => id === target.body) ? (target.body ?? '') : usualBody.id}
              options={rules.bodies.plans.map(({ id, name }) => ({ value: id, label: name }))}
              onCommit={(body) => change('Body of the target', { body: body === usualBody.id ? undefined : body })}
            />
          )}
          {targetLocations.length > 0 && !isObject && (
            <SelectField
              label="Aimed at"
              value={targetLocations.some(({ id }) => id === target.location) ? target.location : ''}
              options={[
                { value: '', label: 'The body' },
                ...targetLocations
                  .filter(({ neverAimed }) => !neverAimed)
                  .map(({ id, name, add }) => ({ value: id, label: `${name} (${add})` })),
              ]}
              onCommit={(location) => change('Aim at a place', { location })}
            />
          )}
          {rules.covers.length > 0 && (
            <SelectField
              label="Cover"
              value={target.cover}
              options={[
                { value: '', label: 'None' },
                ...rules.covers.map(({ id, name, add }) => ({ value: id, label: `${name} (${add})` })),
              ]}
              onCommit={(cover) => change('Cover', { cover })}
            />
          )}
          {uses.has('posture') && (
            <SelectField
              label="Its posture"
              value={target.posture}
              options={postures.map((value) => ({ value, label: postureNames[value] }))}
              onCommit={(posture) => change(`Target ${postureNames[posture].toLowerCase()}`, { posture })}
            />
          )}
          {uses.has('side') && (
            <SelectField
              label="From its"
              value={target.side}
              options={optionsOf(sideNames)}
              onCommit={(side) => change('Side of the target', { side })}
            />
          )}
          {uses.has('seen') && (
            <SelectField
              label="Visible"
              value={target.seen}
              options={optionsOf(seenNames)}
              onCommit={(seen) => change('Sight of the target', { seen })}
            />
          )}
          {numbers
            .filter(({ field }) => uses.has(field))
            .map(({ field, label, ...limits }) => (
              <NumberField
                key={field}
                label={label}
                {...limits}
                value={target[field]}
                onCommit={(value) => change(`${label} ${value}`, { [field]: value })}
              />
            ))}
          {foe === undefined && (
            <>
              {injured
                .filter(({ field }) => !isObject || field === 'damageResistance' || field === 'hitsLost')
                .map(({ field, label }) => (
                  <NumberField
                    key={field}
                    label={label}
                    min={0}
                    value={target[field]}
                    onCommit={(value) => change(`${label} ${value}`, { [field]: value })}
                  />
                ))}
              <NumberField
                label={`Its full ${hits}`}
                placeholder="As usual"
                min={1}
                value={target.hits ?? undefined}
                onCommit={(full) => change(`Its full ${hits} ${full}`, { hits: full })}
                onClear={() => change(`Its full ${hits} as usual`, { hits: null })}
              />
            </>
          )}
          {defenses
            .filter(({ field }) => uses.has(field))
            .map(({ field, label }) => (
              <NumberField
                key={field}
                label={label}
                placeholder="?"
                value={target[field] ?? undefined}
                onCommit={(value) => change(`${label} ${value}`, { [field]: value })}
                onClear={() => change(`${label} unknown`, { [field]: null })}
              />
            ))}
        </div>
        <div className="fight-checks">
          {typedKeys(targetFlags)
            .filter((field) => uses.has(field))
            .map((field) => (
              <Checkbox
                key={field}
                label={targetFlags[field]}
                checked={target[field] ?? false}
                onCommit={(on) => change(targetFlags[field], { [field]: on })}
              />
            ))}
        </div>
      </Disclosure>
    </section>
  );
});
