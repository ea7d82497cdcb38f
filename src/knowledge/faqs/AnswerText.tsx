import { skipToken } from '@reduxjs/toolkit/query/react';
import { useContext, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { selectMayAny } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { HtmlText } from '@/ui/text/HtmlText';
import { labelsIn, readHtml, textOfHtml, withLabels } from '@/ui/text/htmlNodes';
import { KNOWLEDGE_EDITOR } from '@/domain/session/permission';
import { knowledgeTexts } from '../knowledgeTexts';
import { AnswerUseContext } from './answerUse';
import styles from './FaqAnswer.module.css';

const texts = knowledgeTexts.answer;
const { smartLabels } = knowledgeQueries.endpoints;

/** What the labels in a text stand for, as far as this user may know. */
function useLabels(names: readonly string[]): ReadonlyMap<string, string> {
  const mayAsk = useSelector(selectMayAny)(...KNOWLEDGE_EDITOR);
  const { currentData: found } = smartLabels.useQuery(mayAsk && names.length > 0 ? names : skipToken);
  return useMemo(
    () => new Map(found?.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]))),
    [found],
  );
}

/** An answer, which can be copied as plain text. */
export function AnswerText({ html }: { html: string }) {
  const text = useMemo(() => textOfHtml(readHtml(html)), [html]);
  const labels = useLabels(useMemo(() => labelsIn(text), [text]));
  const plain = withLabels(text, labels);
  return (
    <>
      <div className={styles.text}>
        <HtmlText html={html} labels={labels} />
        <CopyButton text={plain} label={texts.copy} copiedLabel={texts.copied} />
      </div>
      <UseButton text={plain} />
    </>
  );
}

function UseButton({ text }: { text: string }) {
  const context = useContext(AnswerUseContext);
  if (context === null || text === '') return null;
  return (
    <Button size="s" className={styles.use} onClick={() => context.use(text)}>
      {context.label}
    </Button>
  );
}
