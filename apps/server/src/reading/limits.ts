/** What one file may cost. A resume that a person wrote stays far below all of them. */
export const limits = {
  pages: 50,
  /** Characters of a resume: 25 full pages. A file with more is refused, so that matching stays fast. */
  resumeLength: 75_000,
  /** Characters of text that are read from any file. */
  textLength: 200_000,
  /** Lines of a resume, at most; fields are looked for in the first 2,000. */
  lines: 5_000,
  /** Items of skills sections, and entries of experience and of education. */
  listedSkills: 2_000,
  entries: 200,
  placesOfSkill: 1_000,
  /** Bytes of a finished reading. */
  answerBytes: 8 * 1024 * 1024,
  zipEntries: 2_000,
  zipEntryBytes: 40 * 1024 * 1024,
  zipTotalBytes: 60 * 1024 * 1024,
  /** Pixels of a picture that is decoded: A4 at 300 dots per inch has 8.7 million. */
  picturePixels: 10_000_000,
  /** Milliseconds of processor time for rendering the pages with words in doubt, and looking at them. */
  renderTime: 1_500,
  /** Milliseconds for one file in a child process. */
  time: 10_000,
  /**
   * Milliseconds of processor time after which a file that was never read before lets others go first. An ordinary
   * resume takes less than half of it, the start of the process included.
   */
  firstSlice: 2_000,
  /** Resident memory of a child process, in bytes: what is less than 400 MB even if it grows between two looks. */
  memory: 380 * 1024 * 1024,
  /** JavaScript heap of a child process, in megabytes. */
  heapMegabytes: 256,
  /** What the system bounds for a child process, whatever its code does: the limits above end it long before. */
  process: {
    /** A hundred files of ten seconds each on two threads. */
    cpuSeconds: 2_000,
    /** V8 reserves 10 GB of addresses that it never uses. */
    addressSpace: 16 * 1024 ** 3,
    /** Memory that can be written: twice what a child with the most resident memory asks for. */
    dataSegment: 1_536 * 1024 ** 2,
    /** Processes and threads of the readers of all servers on a machine; a reader has seven. */
    processes: 512,
  },
  /**
   * How far below this program a child process works, in steps of niceness. Beside a busy thread of normal priority 5
   * steps leave a quarter of a processor, 10 a tenth and 19 a seventieth (sched(7)): a resume that somebody waits for
   * took 2 s on a busy machine with 5, 8 s with 10, and more than its ten seconds with 19.
   */
  stepsBelow: 5,
}
