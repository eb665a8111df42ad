interface OddsResultProps {
  /** "74%". */
  figure: string;
  words: string;
  /** Book and page of the rule. */
  page: string;
}

/** The answer in large figures; read aloud when it changes. */
export function OddsResult({ figure, words, page }: OddsResultProps) {
  return (
    <p className="odds-result">
      <span role="status">
        <strong className="odds-figure">{figure}</strong> {words}
      </span>
      <small className="odds-page">{page}</small>
    </p>
  );
}
