import { skipToken } from '@reduxjs/toolkit/query/react';
import { useContext, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { selectMayAny } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { HtmlText } from '@/ui/text/HtmlText';
import { hiddenParts } from '@/ui/text/hiddenParts';
import { readHtml } from '@/ui/text/htmlNodes';
import { labelsIn, withLabels } from '@/ui/text/labels';
import { textOfHtml } from '@/ui/text/plainText';
import { uiTexts } from '@/ui/uiTexts';
import { KNOWLEDGE_EDITOR } from '@/domain/session/permission';
import { knowledgeTexts } from '../knowledgeTexts';
import { AnswerUseContext } from './answerUse';
import styles from './FaqAnswer.module.css';

const texts = knowledgeTexts.answer;
const { smartLabels } = knowledgeQueries.endpoints;

/** Reads the values of the labels in a text, when the user may know them. */
function useLabels(names: readonly string[]) {
  const mayAsk = useSelector(selectMayAny)(...KNOWLEDGE_EDITOR);
  const {
    currentData: found,
    isFetching,
    isError,
    refetch,
  } = smartLabels.useQuery(mayAsk && names.length > 0 ? names : skipToken);
  const labels = useMemo(
    () => new Map(found?.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]))),
    [found],
  );
  return {
    labels,
    isWaiting: isFetching && found === undefined,
    retry: isError ? () => void refetch() : null,
  };
}

/** An answer, with a way to copy it as plain text. */
export function AnswerText({ html }: { html: string }) {
  const text = useMemo(() => textOfHtml(readHtml(html)), [html]);
  const names = useMemo(() => labelsIn(text), [text]);
  const { labels, isWaiting, retry } = useLabels(names);
  const unknown = names.filter((name) => !labels.has(name));
  const plain = withLabels(text, labels);
  if (isWaiting) return <Skeleton lines={4} />;
  return (
    <>
      <UseButton text={plain} />
      <div className={styles.text}>
        <HtmlText html={html} labels={labels} />
        <CopyButton text={plain} label={texts.copy} copiedLabel={texts.copied} />
      </div>
      <NotShown html={html} />
      {unknown.length > 0 && (
        <Banner tone="warning" actions={retry && <BannerButton label={uiTexts.retry} onClick={retry} />}>
          {retry ? texts.labelsFailed : texts.unknownLabels(unknown)}
        </Banner>
      )}
    </>
  );
}

/**
 * Names the parts that are not shown, because a reader who does not know that something is missing gives half an
 * answer.
 */
function NotShown({ html }: { html: string }) {
  const { pictures, others } = useMemo(() => hiddenParts(html), [html]);
  if (pictures.length + others === 0) return null;
  const names = pictures.map((words, index) => words || texts.picture(index + 1));
  return <Banner tone="warning">{texts.notShown(names, others)}</Banner>;
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
