import { useSheet } from '../../state/character/derived-character.ts';
import { chapterIds, hasChapter } from '../../state/view/chapters.ts';
import { allowQuestionMark, usePreferences } from '../../state/view/preferences.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keyCaps, keyTextOf, listKeys } from '../browser/keys.ts';
import './keyboard.css';

/** All keys of the program, from the table that the program itself reads. */
export function KeyboardDialog({ onClose }: { onClose: () => void }) {
  const questionMark = usePreferences((preferences) => preferences.questionMark);
  const chapters = useSheet((sheet) => chapterIds.filter((id) => hasChapter(sheet, id)).length);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className="key-groups">
        {listKeys().map(({ group, keys }, i) => (
          <section key={group} aria-labelledby={`keys-${i}`}>
            <h3 id={`keys-${i}`} className="key-group-title" tabIndex={-1} data-autofocus={i === 0 ? '' : undefined}>
              {group}
            </h3>
            <dl className="key-list">
              {keys.map(({ words, keys: combinations, numbered }) => (
                <div key={words} className="key-line">
                  <dt>{words}</dt>
                  <dd>
                    {numbered ? (
                      <>
                        <KeyCaps combination={combinations[0] ?? ''} /> to{' '}
                        <KeyCaps combination={combinations[chapters - 1] ?? ''} />
                      </>
                    ) : (
                      combinations.map((combination, index) => (
                        <span key={combination}>
                          {index > 0 && ' or '}
                          <KeyCaps combination={combination} />
                        </span>
                      ))
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="key-note">
          In a text field, ← and → move on at either end, and {keyTextOf('removeFromField')} deletes a word. Tab stops
          at the main fields and the menu of each row. You can also drag a row by its ⋯.
        </p>
        <Checkbox label="“?” opens this list" checked={questionMark} onCommit={allowQuestionMark} />
      </div>
    </Dialog>
  );
}

/** Keys pressed together, as printed on the keyboard. */
function KeyCaps({ combination }: { combination: string }) {
  return (
    <span className="key-caps">
      {keyCaps(combination).map((cap, index) => (
        <span key={cap}>
          {index > 0 && <span className="visually-hidden">+</span>}
          <kbd className="key-cap">{cap}</kbd>
        </span>
      ))}
    </span>
  );
}
