import { useId } from 'react';
import type { BundleChoice } from '../../builder/templates/bundle.ts';
import type { Preview } from '../../builder/templates/preview.ts';
import type { ChoiceState, PricedOption } from '../../builder/templates/price-template.ts';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { Stepper } from '../../ui/stepper.tsx';

interface TemplatePreviewProps {
  preview: Preview;
  /** How many choices are not filled. */
  open: number;
}

const shownFindings = 4;

/** The character before and after, and what there will be to remark on. */
export function TemplatePreview({ preview: { numbers, skills, traits, findings }, open }: TemplatePreviewProps) {
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
              <li key={id}>{findingSentence(fact)}</li>
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
  /** The gear of an option in words. */
  itemsOf: (option: number) => string;
  onTake: (option: number, size: number) => void;
}

/** One choice of a template: its options, with what is left to take. */
export function ChoiceFields({ choice, options, chosen, state, itemsOf, onTake }: ChoiceFieldsProps) {
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
                <span className="template-option-name">
                  {stripBidiControls(option.name)}
                  <span className="template-option-items">{itemsOf(index)}</span>
                </span>
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

interface SizedOptionProps {
  option: PricedOption;
  size: number;
  onTake: (size: number) => void;
}

/** An option that can be taken in several sizes. */
function SizedOption({ option: { name, sizes }, size, onTake }: SizedOptionProps) {
  const [now, up, down] = [sizes[size - 1], sizes[size], sizes[size - 2]];
  const priceOf = (next: typeof now) => (next ? `${next.words}: ${formatPoints(next.points)}` : 'none');
  const shown = stripBidiControls(name);
  return (
    <div className="template-option" data-sized>
      <span className="template-option-name">{shown}</span>
      <span className="template-row-points">
        {now ? formatPoints(now.points) : `from ${formatPoints(sizes[0]?.points ?? 0)}`}
      </span>
      <Stepper
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
