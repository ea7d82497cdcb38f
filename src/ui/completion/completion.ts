import type { IconComponent } from '../icons';

/** Something that can be put into a field, or done from there. */
export interface CompletionOption {
  id: string;
  label: string;
  /** A second line, in short. */
  detail?: string;
  icon?: IconComponent;
}

export interface CompletionGroup {
  id: string;
  title: string | null;
  /** The first of them is ready to be chosen; of others only what somebody moves to. */
  isFound: boolean;
  options: readonly CompletionOption[];
}
