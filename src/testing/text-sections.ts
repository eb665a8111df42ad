/**
 * Texts that one file holds, each below a line with its title: `%%% title`. A text ends before the next such line, with
 * its line break. In the order of the file.
 */
export const readSections = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .split(/^%%% /mu)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), section.slice(end + 1)];
      }),
  );

/** Returns the text of a file with these sections. */
export const writeSections = (sections: Iterable<readonly [title: string, text: string]>): string =>
  Array.from(sections, ([title, text]) => `%%% ${title}\n${text}`).join('');
