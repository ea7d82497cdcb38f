import { TextField } from '@/ui/fields/TextField';
import { RichTextField } from '@/ui/richtext/RichTextField';
import { followUpTexts as texts } from './followUpTexts';
import { problemsOfStep } from './stepWords';
import type { StepTreeState } from './useStepTree';

interface StepFieldsProps {
  tree: StepTreeState;
  isChecked: boolean;
}

/** The fields of the chosen step: a step with choices has a question, a last step has an answer (knowledge.md). */
export function StepFields({ tree: { step, isRoot, change }, isChecked }: StepFieldsProps) {
  const problems = isChecked ? problemsOfStep(step, isRoot) : {};
  const isEnd = step.options.length === 0;
  return (
    <>
      {!isRoot && (
        <TextField
          label={texts.name}
          value={step.name}
          onChange={(name) => change({ name })}
          required
          error={problems.name ?? null}
        />
      )}
      {(isRoot || !isEnd) && (
        <TextField
          label={texts.question}
          value={step.question ?? ''}
          onChange={(question) => change({ question })}
          required={!isEnd}
          error={problems.question ?? null}
        />
      )}
      {(isEnd || step.answer !== null) && (
        <RichTextField
          key={step.id}
          label={texts.answer}
          value={step.answer ?? ''}
          onChange={(answer) => change({ answer })}
          required={isEnd}
          error={problems.answer ?? null}
        />
      )}
    </>
  );
}
