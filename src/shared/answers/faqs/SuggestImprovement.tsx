import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { Faq } from '@/domain/knowledge/faq';
import { isFilledIn } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { EditedElsewhere } from '@/ui/feedback/EditedElsewhere';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { TextArea } from '@/ui/fields/TextArea';
import { SendIcon } from '@/ui/icons';
import { suggestionKey, SUGGESTION_SURFACE, suggestionRequested } from '../knowledgeActions';
import { knowledgeTexts } from '../knowledgeTexts';
import styles from './FaqAnswer.module.css';

const texts = knowledgeTexts.suggestion;

/** How long the confirmation is shown (002 §9.1). */
const DONE_MS = 5_000;

/** Returns the selected text within the answer. */
function selectedIn(answer: HTMLElement | null): string {
  const selection = document.getSelection();
  return selection !== null && answer !== null && answer.contains(selection.anchorNode)
    ? selection.toString().trim()
    : '';
}

interface SuggestImprovementProps {
  faq: Faq;
  /** The element of the answer; the text selected in it is quoted. */
  answer: RefObject<HTMLElement | null>;
}

/** Sends a suggestion to improve a question: the first press opens the field, the second sends it (002 §4.3). */
export function SuggestImprovement(props: SuggestImprovementProps) {
  return useSelector(selectMay)('knowledgebaseFaqCreateSuggestion') ? <Suggestion {...props} /> : null;
}

function Suggestion({ faq, answer }: SuggestImprovementProps) {
  const draft = useDraft(SUGGESTION_SURFACE, faq.id, '', {
    label: { title: texts.draft(faq.question), href: to.faq(faq.id) },
  });
  const [state, setState] = useState<'default' | 'creating' | 'done'>(draft.dirty ? 'creating' : 'default');
  const held = useRef('');
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => setState('default'), DONE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const begin = () => {
    const quoted = held.current || selectedIn(answer.current);
    if (quoted !== '' && !draft.value.includes(quoted)) draft.setValue(draft.value + texts.quoted(quoted));
    setState('creating');
  };
  if (state === 'creating') return <SuggestionField faq={faq} draft={draft} onState={setState} />;
  return (
    <div className={styles.suggestion}>
      {state === 'done' && (
        <Banner tone="success" role="status">
          {texts.done}
        </Banner>
      )}
      {/* A press clears the selection before the click event, so the selection is read here. */}
      <Button
        size="s"
        onPointerDown={() => {
          held.current = selectedIn(answer.current);
        }}
        onClick={begin}
      >
        {texts.open}
      </Button>
    </div>
  );
}

interface SuggestionFieldProps {
  faq: Faq;
  draft: ReturnType<typeof useDraft<string>>;
  onState: (state: 'default' | 'done') => void;
}

function SuggestionField({ faq, draft, onState }: SuggestionFieldProps) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submission = useSubmission(suggestionKey(faq.id), () => onState('done'));
  useEffect(() => field.current?.focus(), []);
  const isSending = submission?.status === 'sending';
  const send = () => {
    setTried(true);
    if (!isFilledIn(draft.value)) return field.current?.focus();
    draft.keep();
    const suggestion = draft.value.trim();
    dispatch(suggestionRequested({ faqId: faq.id, question: faq.question, suggestion }));
  };
  return (
    <div className={styles.suggestion}>
      <EditedElsewhere takeOver={draft.takeOver} />
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <TextArea
        label={texts.label}
        placeholder={texts.placeholder}
        value={draft.value}
        onChange={draft.setValue}
        readOnly={isSending || draft.takeOver !== null}
        error={tried && !isFilledIn(draft.value) ? texts.required : null}
        rows={3}
        maxRows={10}
        onSubmit={send}
        textareaRef={field}
      />
      <div className={styles.send}>
        <Button size="s" variant="primary" icon={SendIcon} busy={isSending} onClick={send}>
          {texts.send}
        </Button>
        <Button size="s" variant="quiet" onClick={() => onState('default')}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
