import type { TargetGroup } from '@/domain/knowledge/faq';
import { knowledgeTexts } from '../knowledgeTexts';

/** A group that is in no list, or in one without a name, has a name as well. */
export const targetGroupName = (group: TargetGroup | undefined): string =>
  group?.name || knowledgeTexts.answer.unknownGroup;
