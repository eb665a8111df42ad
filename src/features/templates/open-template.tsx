import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import {
  type Bundle,
  type BundleChoice,
  type BundleTemplate,
  describeItems,
  describeNumbers,
} from '../../builder/templates/bundle.ts';
import { fillTemplate } from '../../builder/templates/fill-template.ts';
import {
  type ChoiceState,
  type Chosen,
  choose,
  chosenBundle,
  describeSetting,
  findChoiceState,
  noneChosen,
  type Preview,
  type PreviewedRow,
  type PricedOption,
  previewBundle,
  priceTemplate,
  withSetting,
} from '../../builder/templates/price-template.ts';
import { setConcept } from '../../character/edit-character.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { applyEdit } from '../../state/character/apply-plan.ts';
import { undo } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { notify } from '../../state/view/notices.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stepper } from '../../ui/stepper.tsx';

interface TemplatePreviewProps {
  preview: Preview;
  /** How many choices are not filled. */
  open: number;
}

const shownFindings = 4;

/** The character before and after, and the new findings. */
function TemplatePreview({ preview: { numbers, skills, traits, findings }, open }: TemplatePreviewProps) {
  const title = useId();
  const kept = [...traits, ...skills].filter(({ status }) => status === 'kept').length;
  return (
    <section className="template-preview" aria-labelledby={title}>
      <h3 id={title} className="chapter-part-title">
        Your character
      </h3>
      <table className="template-numbers-table">
        <thead>
          <tr>
            <td />
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ name, before, after }) => (
            <tr key={name} data-changed={before !== after}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kept > 0 && (
        <p className="row-note">
          {kept === 1 ? '1 entry is' : `${kept} entries are`} on the character already and{' '}
          {kept === 1 ? 'stays' : 'stay'} as {kept === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      {open > 0 && (
        <p className="row-note">
          {open === 1 ? '1 choice is' : `${open} choices are`} not filled. You can apply it anyway and spend the points
          later.
        </p>
      )}
      {findings.length > 0 && (
        <>
          <p className="template-findings-title">To look at afterwards:</p>
          <ul className="template-findings">
            {findings.slice(0, shownFindings).map(({ id, fact }) => (
              <li key={id}>{describeFinding(fact)}</li>
            ))}
            {findings.length > shownFindings && <li>and {findings.length - shownFindings} more</li>}
          </ul>
        </>
      )}
    </section>
  );
}

interface ChoiceFieldsProps {
  choice: BundleChoice;
  options: readonly PricedOption[];
  /** The size taken of each option, from 1; 0 for none. */
  chosen: readonly number[];
  state: ChoiceState | undefined;
  onTake: (option: number, size: number) => void;
}

/** One choice of a template: its options, with the rest to choose. */
function ChoiceFields({ choice, options, chosen, state, onTake }: ChoiceFieldsProps) {
  const id = useId();
  const isOne = choice.count === 1;
  return (
    <fieldset className="template-choice" aria-describedby={`${id}-left`}>
      <legend className="chapter-part-title">{stripBidiControls(choice.words)}</legend>
      <p id={`${id}-left`} className="template-left" data-status={state?.status}>
        {state?.words}
      </p>
      <ul className="template-options">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move
          <li key={index}>
            {option.sizes.length > 1 ? (
              <SizedOption option={option} size={chosen[index] ?? 0} onTake={(size) => onTake(index, size)} />
            ) : (
              <label className="template-option">
                <input
                  type={isOne ? 'radio' : 'checkbox'}
                  name={isOne ? id : undefined}
                  checked={(chosen[index] ?? 0) > 0}
                  onChange={(event) => onTake(index, event.target.checked ? 1 : 0)}
                />
                <OptionName option={option} />
                {option.sizes[0]?.points !== 0 && (
                  <span className="template-row-points">{formatPoints(option.sizes[0]?.points ?? 0)}</span>
                )}
              </label>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The name of an option, and one line on it. */
function OptionName({ option: { name, about } }: { option: PricedOption }) {
  return (
    <span className="template-option-name">
      {stripBidiControls(name)}
      {about !== '' && <span className="template-option-about">{stripBidiControls(about)}</span>}
    </span>
  );
}

interface SizedOptionProps {
  option: PricedOption;
  size: number;
  onTake: (size: number) => void;
}

/** An option that can be taken in several sizes. */
function SizedOption({ option, size, onTake }: SizedOptionProps) {
  const { name, sizes } = option;
  const [now, up, down] = [sizes[size - 1], sizes[size], sizes[size - 2]];
  const priceOf = (next: typeof now) => (next ? `${next.words}: ${formatPoints(next.points)}` : 'none');
  const shown = stripBidiControls(name);
  return (
    <div className="template-option" data-sized>
      <OptionName option={option} />
      <span className="template-row-points">
        {now ? formatPoints(now.points) : `from ${formatPoints(sizes[0]?.points ?? 0)}`}
      </span>
      <Stepper
        className="template-size"
        group={shown}
        label={shown}
        hideLabel
        value={size}
        text={size === 0 ? '–' : (now?.words ?? '')}
        canDown={size > 0}
        canUp={size < sizes.length}
        upHint={up && priceOf(up)}
        downHint={size > 0 ? priceOf(down) : undefined}
        onStep={(direction) => onTake(Math.min(Math.max(size + direction, 0), sizes.length))}
      />
    </div>
  );
}

interface FilledChoicesProps {
  lines: readonly string[];
  onTakeBack: () => void;
}

/** What was chosen for the player, by which rule, and the way back; or that nothing more fits. */
function FilledChoices({ lines, onTakeBack }: FilledChoicesProps) {
  const title = useId();
  return (
    <section className="template-preview template-filled" aria-labelledby={title}>
      <h3 id={title} className="chapter-part-title">
        {lines.length > 0 ? 'Filled in for you' : 'Nothing more fits'}
      </h3>
      {lines.length === 0 && (
        <p className="row-note">
          You have what is left already, or it would raise an issue. Choose by hand, or apply it as it is.
        </p>
      )}
      {lines.length > 0 && (
        <>
          <ul className="template-findings">
            {lines.map((line) => (
              <li key={line}>{stripBidiControls(line)}</li>
            ))}
          </ul>
          <p className="row-note">
            A few traits at low levels and 2 points in most skills, without rules issues. Change what you like, then
            apply.
          </p>
          <div>
            <Button size="small" onClick={onTakeBack}>
              Undo this
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface GivenPartsProps {
  ruleset: Ruleset;
  template: BundleTemplate;
  /** The character with the fixed part alone. */
  given: Preview;
  /** Its gear in words. */
  items: string;
}

const statusWords = { added: '', raised: 'raised', kept: 'you have it' } as const;

/** The fixed part of a template, for everyone who applies it. */
function GivenParts({ ruleset, template, given, items }: GivenPartsProps) {
  const title = useId();
  const numbers = describeNumbers(ruleset, template.given);
  const { race } = template.given;
  if (!numbers && !items && !race && given.traits.length + given.skills.length === 0) return null;
  return (
    <section className="template-given" aria-labelledby={title}>
      <h3 id={title} className="chapter-part-title">
        {template.choices.length > 0 ? 'For all' : 'What it adds'}
      </h3>
      {race && <p>Race: {stripBidiControls(race.own?.name || template.name)}</p>}
      {numbers && <p className="template-numbers">{numbers}</p>}
      <Rows rows={given.traits} />
      <Rows rows={given.skills} />
      {items && <p className="row-note">{items}</p>}
    </section>
  );
}

function Rows({ rows }: { rows: readonly PreviewedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className="template-rows">
      {rows.map(({ key, name, points, status }) => (
        <li key={key}>
          <span>{stripBidiControls(name)}</span>
          <span className="template-row-points">{[statusWords[status], points].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

interface OpenTemplateProps {
  template: BundleTemplate;
  onBack: () => void;
  onClose: () => void;
}

const withoutItems = (bundle: Bundle): Bundle => ({ ...bundle, items: [] });

/** A template with its choices, its effect on the character, and the button that applies it. */
export function OpenTemplate({ template, onBack, onClose }: OpenTemplateProps) {
  const sheet = useSheet((all) => all);
  const { saved, character, catalog } = sheet.context;
  const [chosen, setChosen] = useState<Chosen>(() => noneChosen(template));
  const [filled, setFilled] = useState<{ lines: readonly string[]; before: Chosen } | null>(null);
  const applyButton = useRef<HTMLButtonElement>(null);
  const [withGear, setWithGear] = useState(true);
  // A character that has nothing of its own time yet moves to that of the template.
  const hasTime = character.equipment.length > 0 || sheet.context.skills.some(({ techLevel }) => techLevel !== null);
  const [adjusts, setAdjusts] = useState(!hasTime);
  const priced = useMemo(() => {
    // The skills of its choices have the tech level that they will have on the character.
    const inSetting = adjusts ? withSetting(saved.character, template, 0) : saved.character;
    return priceTemplate({ ...saved, character: inSetting }, template);
  }, [saved, template, adjusts]);
  const setting = describeSetting(character, template, priced.total);
  const start = adjusts ? withSetting(character, template, priced.total) : character;
  // The figures may be a moment late, the controls must not be.
  const settled = useDeferredValue(chosen);
  const bundle = chosenBundle(template, settled);
  const added = withGear ? bundle : withoutItems(bundle);
  const preview = previewBundle(sheet, added, start);
  const given = previewBundle(sheet, template.given, start);
  const states = template.choices.map((_, at) => findChoiceState(priced, chosen, at));
  const open = states.filter(({ status }) => status === 'open').length;
  const hasGear = [template.given, ...template.choices.flatMap(({ from }) => from.flatMap(({ sizes }) => sizes))].some(
    ({ items }) => items.length > 0,
  );
  const name = stripBidiControls(template.name) || 'Unnamed';

  const take = (at: number, option: number, size: number) => {
    const next = choose(template, chosen, at, option, size);
    setChosen(next);
    setFilled(null);
    announce(`${template.choices[at]?.words}: ${findChoiceState(priced, next, at).words}`, 'template');
  };
  const fill = () => {
    const all = fillTemplate(sheet, start, priced, chosen);
    setChosen(all.chosen);
    setFilled({ lines: all.lines, before: chosen });
    announce(all.lines.length > 0 ? `Filled in. ${all.lines.join('. ')}` : 'Nothing more fits', 'template');
    if (all.lines.length === 0) return;
    applyButton.current?.focus();
  };
  const takeBack = () => {
    if (filled) setChosen(filled.before);
    setFilled(null);
    applyButton.current?.focus();
  };
  const apply = () => {
    const latest = chosenBundle(template, chosen);
    const changed = previewBundle(sheet, withGear ? latest : withoutItems(latest), start).character;
    const isKind = template.group !== 'race' && template.group !== 'meta-trait';
    const after = isKind && !character.concept.startedAs ? setConcept(changed, 'startedAs', template.name) : changed;
    const words = applyEdit(`${name} applied`, (now) => (now === character ? after : now));
    notify({ kind: 'information', title: words, actions: [{ label: 'Undo', run: undo }] });
    onClose();
  };
  const [spent, left] = preview.numbers;
  const footer = (
    <>
      <span className="template-total">
        {spent?.after} points spent, {left?.after} left
      </span>
      <Button onClick={onBack}>All templates</Button>
      {open > 0 && <Button onClick={fill}>Fill the rest for me</Button>}
      <Button ref={applyButton} variant="primary" onClick={apply}>
        Apply
      </Button>
    </>
  );
  return (
    <Dialog
      startsAtTitle
      title={priced.total === 0 ? name : `${name}, ${formatPoints(priced.total)}`}
      size="large"
      className="templates"
      stacked
      footer={footer}
      onClose={onClose}
    >
      {template.description && <p className="template-about">{stripBidiControls(template.description)}</p>}
      <div className="template-columns">
        <div className="template-parts">
          {(setting || hasGear) && (
            <div className="template-settings">
              {setting && (
                <Checkbox
                  label={`Set the campaign to ${setting}`}
                  hint="Recommended"
                  checked={adjusts}
                  onCommit={setAdjusts}
                />
              )}
              {hasGear && <Checkbox label="Include equipment" checked={withGear} onCommit={setWithGear} />}
            </div>
          )}
          <GivenParts
            ruleset={sheet.ruleset}
            template={template}
            given={given}
            items={describeItems(catalog, template.given.items)}
          />
          {template.choices.map((choice, at) => (
            <ChoiceFields
              // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
              key={at}
              choice={choice}
              options={priced.choices[at] ?? []}
              chosen={chosen[at] ?? []}
              state={states[at]}
              onTake={(option, size) => take(at, option, size)}
            />
          ))}
        </div>
        <div className="template-aside">
          {filled && <FilledChoices lines={filled.lines} onTakeBack={takeBack} />}
          <TemplatePreview preview={preview} open={open} />
        </div>
      </div>
    </Dialog>
  );
}
