export const RESOURCES = ['food', 'wood', 'stone'] as const;
/** What tribes gather and pay with; there is always enough of it. */
export type Resource = (typeof RESOURCES)[number];

/** An amount of each; one that is left out is none. */
export type Amounts = Readonly<Partial<Record<Resource, number>>>;
