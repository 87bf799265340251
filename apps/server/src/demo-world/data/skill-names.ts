/** Skills that keep their capital inside a sentence. */
export const properNames: ReadonlySet<string> = new Set(
  `React Redux Git Jest Figma Redis Docker Python Firebase Java Linux Django Flask Pandas Celery Flutter Dart Kotlin Selenium
  Postman Cypress Kubernetes Jenkins Terraform Prometheus Grafana Nginx Ansible Wireshark Nmap Unity Blender Matplotlib Jupyter
  Tableau Snowflake Creo Arduino Simulink Revit Kaizen Minitab Verilog Zendesk Hindi English Stata Bloomberg Canva Instagram
  Facebook Ahrefs Markdown Confluence Rhino Procreate Lumion Audacity Tally Android`.split(/\s+/),
)

/** Verbs inside tasks that no task begins with. */
export const furtherVerbs =
  'polish settle throw say sign defend question chase ride photograph carry argue prove quieten suggest kill leave pass describe plate doubt mend weigh recognise wait sew hand thank come skip remember break stop print change know spend host advise sell rent coach'
