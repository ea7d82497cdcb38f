import { skipToken } from '@reduxjs/toolkit/query/react';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import type { Faq } from '@/domain/knowledge/faq';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { knowledgeTexts } from '../knowledgeTexts';
import { targetGroupName } from './faqWords';

const texts = knowledgeTexts.answer;
const EVERYONE = 'everyone';

interface TargetGroupChoiceProps {
  faq: Faq;
  personId: string | null;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Chooses the target group of an answer that differs by group. The groups of the person are marked. */
export function TargetGroupChoice({ faq, personId, value, onChange }: TargetGroupChoiceProps) {
  const { currentData: own = [] } = knowledgeQueries.endpoints.targetGroupsOfPerson.useQuery(
    personId ?? skipToken,
  );
  if (faq.targetGroupAnswers.length === 0) return null;
  const nameOf = (id: string) =>
    targetGroupName([...faq.targetGroups, ...own].find((group) => group.id === id));
  const isOwn = (id: string) => own.some((group) => group.id === id);
  const options = faq.targetGroupAnswers.map(({ targetGroupId }) => ({
    value: targetGroupId,
    label: nameOf(targetGroupId),
    ...(isOwn(targetGroupId) && { description: texts.ownGroup }),
  }));
  return (
    <RadioGroup
      label={texts.targetGroup}
      orientation="horizontal"
      options={[{ value: EVERYONE, label: texts.everyone }, ...options]}
      value={value ?? EVERYONE}
      onChange={(chosen) => onChange(chosen === EVERYONE ? null : chosen)}
    />
  );
}
