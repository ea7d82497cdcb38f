import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { type HtmlElement, type HtmlNode, readHtml } from './htmlNodes';
import { withLabels } from './labels';
import styles from './HtmlText.module.css';

interface HtmlTextProps {
  /** Not to be trusted. */
  html: string;
  /** What `{{name}}` stands for; one that is not named stays as it is. */
  labels?: ReadonlyMap<string, string>;
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();

/** A span of one is what a cell has by itself. */
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

/** HTML of somebody else, as text, lists and links of ours: no styles, no pictures, no scripts, no ids. */
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
