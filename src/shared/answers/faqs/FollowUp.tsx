import { type FollowUpQuestion, pathTo } from '@/domain/knowledge/followUpQuestion';
import { Button } from '@/ui/buttons/Button';
import { ArrowLeftIcon } from '@/ui/icons';
import { Choices } from '@/ui/fields/Choices';
import { knowledgeTexts } from '../knowledgeTexts';
import { AnswerText } from './AnswerText';
import styles from './FaqAnswer.module.css';

const texts = knowledgeTexts.answer;

interface FollowUpProps {
  root: FollowUpQuestion;
  followUpQuestionId: string | null;
  onFollowUp: (id: string | null) => void;
}

/** Shows one question after another, each with its choices, until an answer is reached. */
export function FollowUp({ root, followUpQuestionId, onFollowUp }: FollowUpProps) {
  const walked = followUpQuestionId === null ? [] : pathTo(root, followUpQuestionId);
  const path = walked.length === 0 ? [root] : walked;
  return (
    <div className={styles.followUp} role="group" aria-label={texts.followUp}>
      {path.map((question, depth) => (
        <Step
          key={question.id}
          question={question}
          chosenId={path[depth + 1]?.id ?? null}
          onChoose={onFollowUp}
        />
      ))}
      {path.length > 1 && <WayBack path={path} onFollowUp={onFollowUp} />}
    </div>
  );
}

interface WayBackProps {
  path: readonly FollowUpQuestion[];
  onFollowUp: FollowUpProps['onFollowUp'];
}

/** Leads back one step, or to the first question. */
function WayBack({ path, onFollowUp }: WayBackProps) {
  const before = path.length > 2 ? path.at(-2) : undefined;
  return (
    <div className={styles.wayBack}>
      {before && (
        <Button size="s" variant="quiet" icon={ArrowLeftIcon} onClick={() => onFollowUp(before.id)}>
          {texts.stepBack}
        </Button>
      )}
      <Button size="s" variant="quiet" onClick={() => onFollowUp(null)}>
        {texts.back}
      </Button>
    </div>
  );
}

interface StepProps {
  question: FollowUpQuestion;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

function Step({ question: { question, answer, options }, chosenId, onChoose }: StepProps) {
  return (
    <div className={styles.step}>
      {question !== null && <p className={styles.asked}>{question}</p>}
      {answer !== null && <AnswerText html={answer} />}
      {options.length > 0 && (
        <Choices
          label={question ?? texts.followUp}
          choices={options}
          nameOf={({ name }) => name || texts.namelessChoice}
          isChosen={({ id }) => id === chosenId}
          onChoose={({ id }) => onChoose(id)}
        />
      )}
    </div>
  );
}
