import type { TargetGroup } from '@/domain/knowledge/faq';
import { knowledgeTexts } from '../knowledgeTexts';

/** Returns a placeholder for a group that is in no list or has no name. */
export const targetGroupName = (group: TargetGroup | undefined): string =>
  group?.name || knowledgeTexts.answer.unknownGroup;
