interface RowAboutProps {
  /** Description and rules, in sentences or nearly so. */
  sentences: readonly string[];
  page: string;
}

/** What a row is, in the words of the list, and where it stands in print. */
export function RowAbout({ sentences, page }: RowAboutProps) {
  const text = sentences.filter(Boolean).map((each) => (/[.!?]$/.test(each) ? each : `${each}.`));
  if (text.length === 0 && !page) return null;
  return (
    <p className="row-description">
      {text.join(' ')} {page && <span className="row-note">{page}</span>}
    </p>
  );
}
