import { useState } from 'react';
import type { CastChoice } from '../../../character/play.ts';
import { capitalize } from '../../../engine/format.ts';
import { afterBeginning } from '../../../rules/combat/magic/after-cast.ts';
import { amountRange, castStats } from '../../../rules/combat/magic/cast-steps.ts';
import { type CastSheet, castNumber, newChoice, ordinaryScore } from '../../../rules/combat/magic/derive-cast.ts';
import { describeTurn } from '../../../rules/combat/take-turn.ts';
import type { ResolvedSkill } from '../../../rules/resolve/context.ts';
import { leftOfPool } from '../../../rules/shared/ability-play.ts';
import { hitsInSentence } from '../../../rules/shared/hit-words.ts';
import { listPools } from '../../../rules/shared/pools.ts';
import { Button } from '../../../ui/buttons.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FightFigure } from '../fight-figure.tsx';
import { useInPlay } from '../in-play.ts';
import { InsideFields } from './area-inside.tsx';
import { CastFigures } from './cast-figures.tsx';
import { castIn, otherSubject, subjectName } from './spell-words.ts';

interface CastDialogProps {
  spell: ResolvedSkill;
  onClose: () => void;
}

type Change = (fields: Partial<CastChoice>) => void;

/** Whether a spell is for somebody: one in the hand, an area and an answer are not. */
const hasSubject = ({ facet }: ResolvedSkill): boolean => {
  const kind = facet?.spell?.class;
  return kind !== 'missile' && kind !== 'area' && kind !== 'blocking' && kind !== 'information';
};

/** The choices for casting a spell, with its roll, energy and time as they follow from them. */
export function CastDialog({ spell, onClose }: CastDialogProps) {
  const inPlay = useInPlay();
  const { play, edit } = inPlay;
  const [choice, setChoice] = useState((): CastChoice => {
    const isResisted = spell.facet?.spell?.resistedBy !== undefined;
    return { ...newChoice(), subject: isResisted && hasSubject(spell) ? (inPlay.foeKey ?? otherSubject) : '' };
  });
  const change: Change = (fields) => setChoice((now) => ({ ...now, ...fields }));
  const sheet = castIn(inPlay, spell.key, choice);
  if (!sheet) return null;
  const seconds = castNumber(sheet, 'seconds') ?? 1;
  const inFight = play.turn > 0;
  const on = choice.subject === '' ? '' : ` on ${subjectName(inPlay, choice)}`;
  const begin = (atOnce: boolean) => {
    edit(
      `${spell.name} begun`,
      (current) => {
        const begun = afterBeginning(current, sheet);
        const needed = atOnce ? 0 : seconds;
        // A spell that takes no time is cast beside the maneuver of the turn.
        return needed > 0 || !begun.casting
          ? begun
          : { ...begun, casting: { ...begun.casting, needed: 0 }, choice: current.choice };
      },
      atOnce ? `Casts ${spell.name}${on}.` : `Begins to cast ${spell.name}${on}: ${describeTurn(seconds)}.`,
    );
    onClose();
  };
  const possible = castNumber(sheet, 'skill') !== null;
  const takesTurns = inFight && seconds > 0;
  return (
    <Dialog
      title={`Cast ${spell.name}`}
      onClose={onClose}
      stacked
      footer={
        <>
          {takesTurns && (
            <Button disabled={!possible} onClick={() => begin(true)}>
              Cast at once
            </Button>
          )}
          <Button variant="primary" disabled={!possible} onClick={() => begin(!takesTurns)}>
            {takesTurns ? `Begin casting (${describeTurn(seconds)})` : 'Cast'}
          </Button>
        </>
      }
    >
      <CastFigures sheet={sheet}>
        <CastNumbers sheet={sheet} />
      </CastFigures>
      <ChoiceFields sheet={sheet} choice={choice} change={change} />
    </Dialog>
  );
}

/** The numbers that follow from the choices, each with its explanation. */
function CastNumbers({ sheet }: { sheet: CastSheet }) {
  const { combat } = useInPlay();
  const maintain = combat.worksheet.get(castStats.maintain).value;
  const lines = [
    { stat: castStats.skill, words: 'Roll to cast' },
    { stat: castStats.energy, words: 'Energy' },
    { stat: castStats.seconds, words: 'Seconds to cast' },
    ...(typeof maintain === 'number' ? [{ stat: castStats.maintain, words: 'Energy to maintain' }] : []),
    ...(castNumber(sheet, 'resistance') === null
      ? []
      : [{ stat: castStats.resistance, words: 'The subject resists with' }]),
  ];
  return (
    <dl className="spell-numbers">
      {lines.map(({ stat, words }) => (
        <div key={stat}>
          <dt>{words}</dt>
          <dd>
            <FightFigure stat={stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FieldsProps {
  sheet: CastSheet;
  choice: CastChoice;
  change: Change;
}

const whole = (typed: number, least = 0): number => Math.max(least, Math.floor(typed));

function ChoiceFields({ sheet, choice, change }: FieldsProps) {
  const inPlay = useInPlay();
  const { cast, rules } = sheet;
  const { spell, figures, casting } = cast;
  const asks = (what: (typeof rules.asks)[number]) => rules.asks.includes(what);
  const range = amountRange(cast);
  const isOther = choice.subject !== '';
  const others = inPlay.others?.() ?? [];
  const isArea = figures.class === 'area';
  const pools = listPools(inPlay.sheet.worksheet, inPlay.sheet.context);
  const { pool } = cast;
  return (
    <>
      <div className="fight-fields">
        {range && casting?.amount && (
          <NumberField
            label={capitalize(casting.amount.unit)}
            hint={range.most === null ? undefined : `${range.least} to ${range.most}`}
            value={choice.amount}
            min={range.least}
            max={range.most ?? undefined}
            step={range.step}
            onCommit={(amount) => change({ amount: whole(amount, range.least) })}
          />
        )}
        {isArea && (
          <NumberField
            label="Radius"
            unit="yards"
            value={choice.radius}
            min={1}
            onCommit={(radius) => change({ radius: whole(radius, 1) })}
          />
        )}
        {(casting === null || casting.energy === null) && (
          <NumberField
            label="Energy"
            hint={`The rules say: ${figures.cost}`}
            value={choice.energy ?? 0}
            min={0}
            onCommit={(energy) => change({ energy: whole(energy) })}
          />
        )}
        {hasSubject(spell) && (
          <SelectField
            label="On whom"
            value={choice.subject}
            options={[
              { value: '', label: 'Yourself' },
              ...others.map(({ key, name }) => ({ value: key, label: name })),
              { value: otherSubject, label: 'Somebody or something else' },
            ]}
            onCommit={(subject) => change({ subject })}
          />
        )}
        {choice.subject === otherSubject && (
          <TextField label="Who or what" value={choice.name} onCommit={(name) => change({ name })} />
        )}
        {asks('distance') && (isArea || isOther) && (
          <NumberField
            label="Distance"
            unit="yards"
            value={choice.distance}
            min={0}
            onCommit={(distance) => change({ distance: whole(distance) })}
          />
        )}
        {asks('size') && isOther && (
          <NumberField
            label="Size Modifier"
            value={choice.size}
            onCommit={(size) => change({ size: Math.floor(size) })}
          />
        )}
        {isOther && figures.resistedBy && (
          <NumberField
            label={`Resists with ${figures.resistedBy}`}
            hint={
              inPlay.otherSheet?.(choice.subject) ? 'Empty for the number of the sheet' : `Empty for ${ordinaryScore}`
            }
            value={choice.resistance ?? undefined}
            onCommit={(resistance) => change({ resistance: Math.floor(resistance) })}
            onClear={() => change({ resistance: null })}
          />
        )}
        {isOther && (
          <NumberField
            label="Magic Resistance"
            hint="Of the subject; empty for none, or what the sheet has"
            value={choice.magicResistance ?? undefined}
            min={0}
            onCommit={(magicResistance) => change({ magicResistance: whole(magicResistance) })}
            onClear={() => change({ magicResistance: null })}
          />
        )}
      </div>
      {isArea && <InsideFields choice={choice} onChange={(inside) => change({ inside: [...inside] })} />}
      {isOther && (
        <Checkbox
          label="The subject can be neither seen nor touched"
          checked={choice.unseen}
          onCommit={(unseen) => change({ unseen })}
        />
      )}
      <Disclosure summary="More">
        <div className="fight-fields">
          <NumberField
            label="Any other modifier"
            value={choice.other}
            onCommit={(other) => change({ other: Math.floor(other) })}
          />
          <NumberField
            label="Energy from elsewhere"
            hint="A stone, a reserve, helpers"
            value={choice.elsewhere}
            min={0}
            max={pool ? Math.max(0, leftOfPool(inPlay.play, pool)) : undefined}
            onCommit={(elsewhere) => change({ elsewhere: whole(elsewhere) })}
          />
          {pools.length > 0 && (
            <SelectField
              label="From"
              value={choice.pool ?? ''}
              options={[
                { value: '', label: 'Something else' },
                ...pools.map((pool) => ({
                  value: pool.key,
                  label: `${pool.name}, ${leftOfPool(inPlay.play, pool)} left`,
                })),
              ]}
              onCommit={(pool) => change({ pool })}
            />
          )}
          {asks('fromHits') && (
            <NumberField
              label={`Energy from ${hitsInSentence(inPlay.combat.fight.rules.wounds.unit)}`}
              hint="−1 to the roll for each"
              value={choice.fromHits}
              min={0}
              onCommit={(fromHits) => change({ fromHits: whole(fromHits) })}
            />
          )}
        </div>
        {asks('ceremonial') && (
          <Checkbox
            label="Ceremonial"
            hint={`${rules.ceremonyTimes ?? 1} times as long; high skill saves no energy`}
            checked={choice.ceremonial}
            onCommit={(ceremonial) => change({ ceremonial })}
          />
        )}
      </Disclosure>
    </>
  );
}
