import { Badge } from '@/ui/record/Badge';
import { activeTone } from '@/ui/record/statusTones';
import { portalTexts } from '../portalTexts';

const texts = portalTexts.scenarios;

export const ScenarioBadges = ({ isPublished }: { isPublished: boolean }) => (
  <Badge tone={activeTone(isPublished)}>{isPublished ? texts.published : texts.archived}</Badge>
);
