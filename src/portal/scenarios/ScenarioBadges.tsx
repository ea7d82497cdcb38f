import { Badge } from '@/ui/record/Badge';
import { portalTexts } from '../portalTexts';

const texts = portalTexts.scenarios;

export const ScenarioBadges = ({ isPublished }: { isPublished: boolean }) => (
  <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? texts.published : texts.archived}</Badge>
);
