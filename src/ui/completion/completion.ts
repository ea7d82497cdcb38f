import type { IconComponent } from '../icons';

/** An option that puts text into a field, or starts something from there. */
export interface CompletionOption {
  id: string;
  label: string;
  /** A short second line. */
  detail?: string;
  icon?: IconComponent;
}

export interface CompletionGroup {
  id: string;
  title: string | null;
  /** The first option of such a group is active at once; options of other groups only when the user moves to them. */
  isFound: boolean;
  options: readonly CompletionOption[];
}
