import { useState } from 'react';
import type { SpellEffect } from '../../../character/combat-state.ts';
import { capitalize } from '../../../engine/format.ts';
import { dazeOf } from '../../../rules/combat/magic/after-cast.ts';
import { amountRange } from '../../../rules/combat/magic/cast-steps.ts';
import { afterSpell } from '../../../rules/combat/state-after.ts';
import { Button } from '../../../ui/buttons.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useInPlay } from '../in-play.ts';

/** What the spell of somebody who is not here does: which, how much, how long. */
export function EffectForm() {
  const { combat, edit } = useInPlay();
  const { rules, context } = combat.fight;
  const [chosen, setChosen] = useState('');
  const [amount, setAmount] = useState(1);
  const [minutes, setMinutes] = useState(1);
  const [caster, setCaster] = useState('');
  const castings = rules.magic?.castings ?? {};
  const spells = Object.keys(castings)
    .filter((id) => castings[id]?.effects ?? castings[id]?.puts === 'dazed')
    .map((id) => ({ value: id, label: context.catalog.skills.get(id)?.name ?? id }));
  const spell = spells.find(({ value }) => value === chosen) ?? spells[0];
  const casting = spell && castings[spell.value];
  if (!spell || !casting) return null;
  const range = amountRange({ casting, magery: 0 });
  const points = Math.max(1, Math.min(Math.floor(amount), range?.most ?? 1));
  const dazes = casting.puts === 'dazed';
  const add = () => {
    const of = { cast: '', spell: spell.value, name: spell.label, caster: caster || 'somebody' };
    const effect: SpellEffect = {
      ...(dazes ? dazeOf(of) : { ...of, amount: points }),
      seconds: minutes > 0 ? Math.round(60 * minutes) : null,
    };
    edit(
      `${spell.label} works`,
      (play) => {
        const state = dazes ? afterSpell(play.state, 'dazed') : play.state;
        return { ...play, state: { ...state, spellEffects: [...(state.spellEffects ?? []), effect] } };
      },
      `${spell.label}${dazes ? '' : `, ${points} ${casting.amount?.unit ?? ''},`} is cast by ${effect.caster}.`,
    );
  };
  return (
    <div className="fight-fields">
      <SelectField label="Spell" value={spell.value} options={spells} onCommit={setChosen} />
      {!dazes && (
        <NumberField
          label={capitalize(casting.amount?.unit ?? 'Points')}
          value={amount}
          min={1}
          max={range?.most ?? undefined}
          onCommit={setAmount}
        />
      )}
      <NumberField
        label="Lasts"
        unit="minutes"
        hint="0: until you end it"
        value={minutes}
        min={0}
        onCommit={setMinutes}
      />
      <TextField label="Cast by" value={caster} onCommit={setCaster} />
      <Button onClick={add}>Add the effect</Button>
    </div>
  );
}
