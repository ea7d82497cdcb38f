import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { type HtmlElement, type HtmlNode, readHtml } from './htmlNodes';
import { withLabels } from './labels';
import styles from './HtmlText.module.css';

interface HtmlTextProps {
  /** Untrusted HTML. */
  html: string;
  /** The values of `{{name}}`; a label without a value stays unchanged. */
  labels?: ReadonlyMap<string, string>;
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();

/** Omits spans of one, which cells have by default. */
const spansOf = ({ colSpan = 1, rowSpan = 1 }: Partial<NonNullable<HtmlElement['spans']>> = {}) => ({
  ...(colSpan > 1 && { colSpan }),
  ...(rowSpan > 1 && { rowSpan }),
});

function drawElement(
  { name, href, spans, scope, numbering, children }: HtmlElement,
  draw: (node: HtmlNode) => ReactNode,
): ReactNode {
  const content = children.map((child, index) => <Fragment key={index}>{draw(child)}</Fragment>);
  if (href === null)
    return name === 'br' || name === 'hr'
      ? createElement(name)
      : createElement(name, { ...spansOf(spans), ...numbering, scope }, content);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}

/** Renders untrusted HTML as our own text, lists and links: no styles, pictures, scripts or ids. */
export function HtmlText({ html, labels = NO_LABELS }: HtmlTextProps) {
  const nodes = useMemo(() => readHtml(html), [html]);
  const draw = (node: HtmlNode): ReactNode =>
    typeof node === 'string' ? withLabels(node, labels) : drawElement(node, draw);
  return (
    <div className={styles.text}>
      {nodes.map((node, index) => (
        <Fragment key={index}>{draw(node)}</Fragment>
      ))}
    </div>
  );
}
