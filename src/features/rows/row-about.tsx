interface RowAboutProps {
  /** Description and rules, in sentences or nearly so. */
  sentences: readonly string[];
  page: string;
}

/** The description of a row, and the page of its source. */
export function RowAbout({ sentences, page }: RowAboutProps) {
  const text = sentences.filter(Boolean).map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`));
  if (text.length === 0 && !page) return null;
  return (
    <p className="row-description">
      {text.join(' ')} {page && <span className="row-note">{page}</span>}
    </p>
  );
}
