import { useId } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { BundleChoice } from '../../rules/templates/bundle.ts';
import type { ChoiceState } from '../../rules/templates/choices.ts';
import type { PricedOption } from '../../rules/templates/price-template.ts';
import { formatPoints } from '../../rules/wording/point-words.ts';
import { Stepper } from '../../ui/stepper.tsx';

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
