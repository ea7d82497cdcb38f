import { ArrowUpIcon, CheckIcon, type IconComponent, TriangleAlertIcon } from '@/ui/icons';
import { Badge, type Tone } from '@/ui/record/Badge';
import { dashboardTexts } from './dashboardTexts';
import type { Level } from './waitingLevels';

const looks: Record<Level, { tone: Tone; icon: IconComponent }> = {
  normal: { tone: 'success', icon: CheckIcon },
  aboveAverage: { tone: 'warning', icon: ArrowUpIcon },
  long: { tone: 'danger', icon: TriangleAlertIcon },
};

export const LevelBadge = ({ level }: { level: Level }) => (
  <Badge {...looks[level]}>{dashboardTexts.levels[level]}</Badge>
);
