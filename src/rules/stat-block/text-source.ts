import { rulesetList } from '../rulesets.ts';

/** Who wrote a text: this program, as plain text or as Markdown, or somebody else. */
export type TextSource = 'ownPlainText' | 'ownMarkdown' | 'others';

/**
 * Where a text comes from, by its line of points, race and ruleset. In a text of ours an entry with a name of the lists is
 * one of the lists only where its whole name is the same, and in our plain text asterisks are what the player wrote.
 */
export function findTextSource(text: string): TextSource {
  const beginning = text.slice(0, 600);
  for (const { name } of rulesetList) {
    const line = new RegExp(`^.*[\\d,]+ points?, (?:[^\\n()]{0,80}, )?${name}(?:\\*\\*|\\))?\\s*$`, 'mu').exec(
      beginning,
    );
    if (line) return line[0].includes('**') ? 'ownMarkdown' : 'ownPlainText';
  }
  return 'others';
}
