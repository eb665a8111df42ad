import { useId, useState } from 'react';
import { type ActiveSpell, type Play, withoutEffects } from '../../../character/play.ts';
import { foldLetters } from '../../../engine/fold-letters.ts';
import { formatSigned, formatSpan } from '../../../engine/format.ts';
import {
  afterEnd,
  afterGrowth,
  afterMaintenance,
  canMaintain,
  growthOf,
  isMaintenanceDue,
} from '../../../rules/combat/magic/after-cast.ts';
import { knownSpells } from '../../../rules/combat/magic/derive-cast.ts';
import { missileKey } from '../../../rules/combat/magic/spell-rows.ts';
import { describePassing, passSeconds } from '../../../rules/combat/magic/spell-time.ts';
import { lossOf } from '../../../rules/combat/state-after.ts';
import type { ResolvedSkill } from '../../../rules/resolve/context.ts';
import { findHolder } from '../../../rules/shared/rows.ts';
import { skillStat } from '../../../rules/stat-ids.ts';
import { Button } from '../../../ui/buttons.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FightFigure } from '../fight-figure.tsx';
import { useInPlay } from '../in-play.ts';
import { CastDialog } from './cast-dialog.tsx';
import { CastingNow } from './casting-now.tsx';
import { EffectForm } from './effect-form.tsx';
import { describeSpell } from './spell-words.ts';
import './spells.css';

/** Spells in a fight: the one that is being cast, a missile in the hand, those that are on, and the list to cast from. */
export function SpellsCard() {
  const heading = useId();
  const { combat, play } = useInPlay();
  const [casting, setCasting] = useState<ResolvedSkill | null>(null);
  const spells = knownSpells(combat.fight.context);
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Spells
      </h3>
      <CastingNow />
      <MissileInHand />
      <SpellsOn />
      <EffectsOn />
      {spells.length > 0 && !play.casting && (
        <Disclosure lazy summary={`Cast a spell (${spells.length})`} defaultOpen={spells.length <= 5}>
          <SpellList spells={spells} onCast={setCasting} />
        </Disclosure>
      )}
      <Disclosure lazy summary="Add the effect of somebody else’s spell">
        <EffectForm />
      </Disclosure>
      {casting && <CastDialog spell={casting} onClose={() => setCasting(null)} />}
    </section>
  );
}

/** More spells than this can be searched. */
const manySpells = 8;

interface SpellListProps {
  spells: readonly ResolvedSkill[];
  onCast: (spell: ResolvedSkill) => void;
}

function SpellList({ spells, onCast }: SpellListProps) {
  const { combat } = useInPlay();
  const [search, setSearch] = useState('');
  const wanted = foldLetters(search.trim());
  const shown = spells.filter(({ name }) => foldLetters(name).includes(wanted));
  return (
    <>
      {spells.length > manySpells && <TextField label="Find a spell" value={search} whileTyping onCommit={setSearch} />}
      <ul className="fight-lines">
        {shown.map((spell) => (
          <li key={spell.key} className="fight-line">
            <span className="fight-line-words">
              <span className="fight-line-name">{spell.name}</span>
              <FightFigure stat={skillStat(spell.key, 'level')} />
            </span>
            <Button aria-label={`Cast ${spell.name}`} onClick={() => onCast(spell)}>
              Cast…
            </Button>
            <small className="fight-hint fight-line-whole">{describeSpell(spell)}.</small>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="fight-hint">No spell has such a name.</p>}
      {combat.fight.context.character.campaign.mana === 'none' && (
        <p className="fight-refusal">This setting has no mana: spells do not work.</p>
      )}
    </>
  );
}

/** A missile spell that was cast: it is thrown as an attack, or grows. */
function MissileInHand() {
  const { combat, play, edit, attack } = useInPlay();
  const { missile } = play.state;
  const line = combat.attacks.find((each) => each.line.use?.item.key === missileKey)?.line;
  if (!missile) return null;
  const magery = findHolder(combat.fight.context, 'magery', undefined)?.level ?? 0;
  const growth = growthOf(combat, magery);
  const grow = (added: number) =>
    edit(
      `${missile.name} grows`,
      (now) => afterGrowth(combat, now, added),
      `${missile.name} grows by ${added} energy, to ${missile.energy + added}.`,
    );
  return (
    <section className="spell-in-hand" aria-label={`${missile.name} in the hand`}>
      <p className="spell-in-progress-name">{missile.name} is in your hand</p>
      <p className="fight-hint">
        It is a line under Attacks until it is thrown. Aim first if you can.
        {growth > 0 && ` Another second of concentrating puts up to ${growth} energy more into it.`}
      </p>
      <div className="spell-buttons">
        {line && attack && (
          <Button aria-label={`Throw ${missile.name}`} onClick={() => attack(line)}>
            Throw
          </Button>
        )}
        {Array.from({ length: growth }, (_, i) => i + 1).map((added) => (
          <Button key={added} aria-label={`Put ${added} more into ${missile.name}`} onClick={() => grow(added)}>
            +{added}
          </Button>
        ))}
        <Button
          onClick={() =>
            edit(
              `${missile.name} let go`,
              (now) => ({ ...now, state: { ...now.state, missile: null, aim: null } }),
              `${missile.name} is gone.`,
            )
          }
        >
          Let it go
        </Button>
      </div>
    </section>
  );
}

/** The spells that are on, with their time, maintenance and end. */
function SpellsOn() {
  const { combat, play, edit, takesTurnsInRounds } = useInPlay();
  const { spells } = play;
  if (spells.length === 0) return null;
  const { magic } = combat.fight.rules;
  return (
    <>
      <h4 className="spell-heading">
        Spells on: {spells.length}, each {formatSigned(magic?.spellsOn.each ?? 0)} to casting others
      </h4>
      <ul className="fight-lines">
        {spells.map((spell) => (
          <SpellOn
            key={spell.cast ?? spell.row}
            spell={spell}
            endsEarly={magic?.endsEarly ?? 0}
            concentrating={magic?.asks.includes('concentrates') ? magic.spellsOn.concentrating : 0}
          />
        ))}
      </ul>
      {!takesTurnsInRounds && (
        <div className="spell-buttons">
          <span className="fight-hint">Time passes:</span>
          {waits.map(({ seconds, label }) => (
            <Button
              key={seconds}
              size="small"
              aria-label={`Let ${label} pass`}
              onClick={() => {
                const after = passSeconds(play, seconds, lossOf(combat));
                edit(
                  `${label} pass`,
                  (now) => passSeconds(now, seconds, lossOf(combat)),
                  ...describePassing(play, after),
                );
              }}
            >
              +{label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

const waits = [10, 60, 600].map((seconds) => ({ seconds, label: formatSpan(seconds) }));

interface SpellOnProps {
  spell: ActiveSpell;
  endsEarly: number;
  /** Added to casting others for one that is concentrated on; 0 if that does not matter. */
  concentrating: number;
}

function SpellOn({ spell, endsEarly, concentrating }: SpellOnProps) {
  const { combat, edit } = useInPlay();
  const { name, subject, seconds, maintain } = spell;
  const isDue = isMaintenanceDue(spell);
  const isOver = seconds === 0 || seconds === null || seconds === undefined;
  const left = isDue ? 'its time is over' : isOver ? 'until it is ended' : `${formatSpan(seconds)} left`;
  const same = (other: ActiveSpell) => other.row === spell.row && other.cast === spell.cast;
  const change = (of: (play: Play, now: ActiveSpell) => Play) => (play: Play) => {
    const now = play.spells.find(same);
    return now ? of(play, now) : play;
  };
  const cost = isOver ? 0 : endsEarly;
  return (
    <li className="fight-line" data-due={isDue || undefined}>
      <span className="fight-line-words">
        <span className="fight-line-name">
          {name}
          {subject && ` on ${subject}`}
        </span>
        <span className="fight-hint">
          {left}
          {isDue && !canMaintain(combat, spell) && ', and there is too little fatigue to maintain it'}
        </span>
      </span>
      {isDue && (
        <Button
          aria-label={`Maintain ${name}, ${maintain} energy`}
          disabled={!canMaintain(combat, spell)}
          onClick={() =>
            edit(
              `${name} maintained`,
              change((play, now) => afterMaintenance(combat, play, now)),
              `${name} is maintained, ${maintain} energy.`,
            )
          }
        >
          Maintain ({maintain})
        </Button>
      )}
      <Button
        aria-label={isDue ? `Let ${name} end` : `End ${name}${cost > 0 ? `, ${cost} energy` : ''}`}
        onClick={() =>
          edit(
            `${name} ended`,
            change((play, now) => afterEnd(combat, play, now, cost)),
            `${name} ends${cost > 0 ? `, ${cost} energy` : ''}.`,
          )
        }
      >
        {isDue ? 'Let it end' : cost > 0 ? `End (${cost})` : 'End'}
      </Button>
      {concentrating !== 0 && (
        <Checkbox
          label={`Concentrates on ${name}`}
          hint={`${formatSigned(concentrating)} to casting others`}
          checked={spell.concentrates ?? false}
          onCommit={(concentrates) =>
            edit(
              `Concentrates on ${name}`,
              change((play, now) => ({
                ...play,
                spells: play.spells.map((each) => (each === now ? { ...each, concentrates } : each)),
              })),
            )
          }
        />
      )}
    </li>
  );
}

/** What spells of others, and one's own, do to the fighter. */
function EffectsOn() {
  const { combat, play, edit } = useInPlay();
  const effects = (play.state.spellEffects ?? []).flatMap((effect, index) =>
    effect.hazard === undefined ? [{ effect, index }] : [],
  );
  if (effects.length === 0) return null;
  return (
    <>
      <h4 className="spell-heading">At work on you</h4>
      <ul className="fight-lines">
        {effects.map(({ effect, index }) => (
          <li key={`${effect.cast}.${effect.spell}`} className="fight-line">
            <span className="fight-line-words">
              <span className="fight-line-name">
                {effect.name} {effect.keeps === undefined && effect.amount}
              </span>
              <span className="fight-hint">
                {effect.caster ? `by ${effect.caster}` : 'your own'}
                {effect.keeps && !play.state.conditions.includes(effect.keeps) && ', broken'}
                {effect.seconds !== null && `, ${formatSpan(effect.seconds)} left`}
              </span>
            </span>
            {effect.caster !== '' && (
              <Button
                aria-label={`End the effect of ${effect.name}`}
                onClick={() =>
                  edit(
                    `${effect.name} ended`,
                    (now) => {
                      const ended = now.state.spellEffects?.[index];
                      return { ...now, state: withoutEffects(now.state, (each) => each === ended, lossOf(combat)) };
                    },
                    `${effect.name} no longer works.`,
                  )
                }
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
