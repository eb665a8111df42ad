import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { useFindingsAt } from '../derived/sheet-lines.ts';
import { FindingsHere } from '../issues/findings-here.tsx';

const place = { chapter: 'spells', field: 'mana' };

/** The effect of the setting's mana if it is not normal, and who can cast spells at all. */
export function ManaNote() {
  const words = useSheet(({ ruleset, context }) => ruleset.spells?.manaWords(context.character.campaign.mana) ?? '');
  const findings = useFindingsAt(place);
  if (words === '' && findings.length === 0) return null;
  // Not repeated if a finding, which can be allowed, has the same sentence.
  const shownAsFinding = findings.some(({ fact }) => findingSentence(fact) === words);
  return (
    <div className="spells-mana" data-field="mana">
      {words !== '' && (
        <p>
          {!shownAsFinding && <span>{words}</span>}
          <Button size="small" variant="quiet" onClick={() => openChapter('concept', { field: 'mana' })}>
            Change mana
          </Button>
        </p>
      )}
      <FindingsHere {...place} />
    </div>
  );
}
