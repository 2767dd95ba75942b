/** The two engines that Toju runs on. */
export type DialectName = 'sqlite' | 'postgres'
