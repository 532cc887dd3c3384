import type { Moment } from '../../presentation/story.ts';
import type { StoneAgeEvent } from './event.ts';
import type { StoneAgeView } from './view.ts';

export type StoneAgeMoment = Moment<StoneAgeEvent, StoneAgeView>;
